### Åbningsbogen: de bedste første træk og svar, ved rollouts

openings-title = Åbninger
openings-about = De bedste første træk og de bedste svar fra motorens egne rollouts. Equity gælder spil om penge med doblingsterning for den spiller, der har slået.
openings-first-roll = Første slag
openings-reply-roll = Svarets slag
openings-start = Alle første slag
openings-replies-to = Svar på { $roll }: { $play }
openings-best = bedst er { $play }
openings-doubles = Et spil begynder kun med et dobbeltslag, hvis reglerne tillader det.
openings-plays-of = Træk med { $roll }
openings-plays = Træk
openings-play = Træk
openings-cubeless = Uden doblingsterning
openings-see-replies = Svar på { $play }
openings-no-replies = Bogen har ingen svar på dette træk.
openings-board = Stilling fra åbningsbogen
openings-interval = 95 %-intervaller fra { NUMBER($trials) } spil med det bedste træk. Forskelle er målt på de samme slag.
