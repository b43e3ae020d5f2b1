### The settings, and what Tavola is.

## Settings

settings-title = Settings
settings-page = Page
settings-theme = Colours
theme-auto = System
theme-light = Light
theme-dark = Dark
settings-colour = Checkers of player 1
settings-look = Look
look-walnut = Walnut
look-baize = Green baize
look-slate = Slate
look-sea = Sea
look-clay = Terracotta
look-clear = Colour-blind friendly
look-contrast = High contrast
settings-play = Play
settings-taps = Moving a checker
taps-one = One tap
taps-two = Two taps
settings-taps-help = One tap plays the larger die; a tap on an empty point brings two checkers there, if the roll makes it. With two taps you choose the checker first, then its target. Dragging always works.
settings-roll = Dice roll by themselves
roll-clear = Unless I may double
roll-ask = Never
roll-always = Always
settings-roll-help = With “Always” you have a moment to double before the dice roll.
settings-speed = Movement
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = None
settings-sound = Sounds
settings-sound-help = Quiet sounds of dice and checkers.
settings-analyse = Analyse each match at its end
settings-analyse-help = Works in the background; the result then shows the error rates of both players and the costliest decisions.
settings-haptics = Vibration
settings-haptics-help = The phone vibrates on moves, hits and rolls.
settings-forced = Play forced moves
settings-forced-help = A move that can be played in only one way is played for you.
settings-greedy = Bear off automatically
settings-greedy-help = Once the sides have passed each other, your dice bear off whatever they can.
settings-pips = Pip counts
settings-pips-help = Shows how far each side still has to go.
settings-turning = Turn the board to the player to move
settings-turning-help = When two people share a screen, the player to move sits at the bottom.
settings-confirm = A turn ends
confirm-moment = After a moment
confirm-ask = When I confirm it
confirm-never = At once
settings-confirm-help = A touch stops the wait, so that you can think again or undo. With the keyboard, Enter ends the turn.
me-title = You on this service

## About

about-title = About Tavola
about-what = Tavola plays backgammon and its relatives: the modern game, the games of five printed leaflets, and traditional games of many countries.
about-dice = The dice of a match are sealed before its first roll, and everybody can check them when it is over. The bot knows no more about them than you do.
about-private = Everything stays on your computer: matches, names and settings. Nothing is sent anywhere.
about-keys-title = Keyboard
about-keys = Every page can be used by keyboard: Tab moves on, Enter and Space choose, arrow keys move over the board and through a replay.
about-licence-title = Licence
about-licence = Tavola is free software under the MIT or the Apache 2.0 licence, at your choice. It contains the Fluent library by Mozilla and contributors:
about-version = Version { $version }
