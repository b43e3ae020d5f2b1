// The calls of a service: the current person, challenges, and the people of a match (crates/service/PROTOCOL.md).

import { call, query } from "../api/call.js";
import { canHash, matchPath } from "../api/matches.js";

/** @import {AccessToken, ChallengeView, Company, Device, Distance, LanInvitation, LobbyView, MailAddress, Me, NewChallenge, Other, OwnRating, Paired, Passkey, PasskeyChallenge, PasskeyOffer, Phrase, ProposalKind, RatingList, RecoveryCodes, ReportReason, Scope, ShownToken, StayAct, Vacation} from "../wire.js" */

/** @param {string} id */
const challengePath = (id) => `/api/challenges/${encodeURIComponent(id)}`;

export const people = {
  /** The current person. @returns {Promise<Me>} */
  me() {
    return call("GET", "/api/me");
  },

  /** Takes a name. @param {string} name @returns {Promise<Me>} */
  enter(name) {
    return call("POST", "/api/me", { name });
  },

  /** @param {string} name @param {string} password @returns {Promise<Me>} */
  signIn(name, password) {
    return call("POST", "/api/sign-in", { name, password });
  },

  /** Comes back with a code and a new password. @param {string} name @param {string} code @param {string} password @returns {Promise<Me>} */
  recover(name, code, password) {
    return call("POST", "/api/recover", { name, code, password });
  },

  /**
   * Makes a guest an account, or changes its password.
   * @param {string} password
   * @param {string} [present] of an account
   * @returns {Promise<RecoveryCodes>} the codes of a new account
   */
  setPassword(password, present) {
    return call("POST", "/api/me/password", { password, present });
  },

  /** Recovery codes in the place of those from before. @param {string} password @returns {Promise<RecoveryCodes>} */
  newCodes(password) {
    return call("POST", "/api/me/codes", { password });
  },

  /** The mail addresses of an account. @returns {Promise<MailAddress>} */
  mail() {
    return call("GET", "/api/me/mail");
  },

  /** Sends a link to a new address. @param {string} address @param {string} password @param {string} lang @returns {Promise<MailAddress>} */
  setMail(address, password, lang) {
    return call("POST", "/api/me/mail", { address, password, lang });
  },

  /** @returns {Promise<void>} */
  removeMail() {
    return call("DELETE", "/api/me/mail");
  },

  /** @param {string} token @returns {Promise<void>} */
  confirmMail(token) {
    return call("POST", "/api/mail/confirm", { token });
  },

  /** Sends a link for a new password, if an account has the address. @param {string} address @param {string} lang @returns {Promise<void>} */
  forgotten(address, lang) {
    return call("POST", "/api/mail/forgotten", { address, lang });
  },

  /** @param {string} token @param {string} password @returns {Promise<Me>} */
  setByLink(token, password) {
    return call("POST", "/api/mail/password", { token, password });
  },

  /** The tokens of an account, the latest first. @returns {Promise<AccessToken[]>} */
  async tokens() {
    return (await call("GET", "/api/me/tokens")).tokens;
  },

  /** @param {string} name @param {Scope} scope @returns {Promise<ShownToken>} */
  addToken(name, scope) {
    return call("POST", "/api/me/tokens", { name, scope });
  },

  /** @param {string} id @returns {Promise<void>} */
  endToken(id) {
    return call("DELETE", `/api/me/tokens/${encodeURIComponent(id)}`);
  },

  /** The passkeys of an account, the latest first. @returns {Promise<Passkey[]>} */
  async passkeys() {
    return (await call("GET", "/api/me/passkeys")).passkeys;
  },

  /** The data for a new passkey. @param {string} password @returns {Promise<PasskeyOffer>} */
  offerPasskey(password) {
    return call("POST", "/api/me/passkeys/challenge", { password });
  },

  /** @param {{ name: string, client_data: string, authenticator_data: string }} made @returns {Promise<Passkey>} */
  addPasskey(made) {
    return call("POST", "/api/me/passkeys", made);
  },

  /** @param {string} id @param {string} name @returns {Promise<void>} */
  renamePasskey(id, name) {
    return call("PUT", `/api/me/passkeys/${encodeURIComponent(id)}`, { name });
  },

  /** @param {string} id @returns {Promise<void>} */
  removePasskey(id) {
    return call("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`);
  },

  /** The challenge that a passkey signs to sign a person in. @returns {Promise<PasskeyChallenge>} */
  passkeyChallenge() {
    return call("POST", "/api/sign-in/challenge");
  },

  /**
   * @param {{ id: string, user: string, client_data: string, authenticator_data: string, signature: string }} signed
   * @returns {Promise<Me>}
   */
  signInByPasskey(signed) {
    return call("POST", "/api/sign-in/passkey", signed);
  },

  /** Deletes this person. @param {{ password?: string, name?: string }} proof @returns {Promise<void>} */
  remove(proof) {
    return call("POST", "/api/me/delete", proof);
  },

  /** Makes this account a program, for good. @returns {Promise<Me>} */
  becomeProgram() {
    return call("POST", "/api/me/program");
  },

  /** One's own ratings, by family of games. @returns {Promise<OwnRating[]>} */
  async ownRatings() {
    return (await call("GET", "/api/me/ratings")).ratings;
  },

  /** The best of a family of games. @param {string} family @returns {Promise<RatingList>} */
  ratings(family) {
    return call("GET", `/api/ratings/${encodeURIComponent(family)}`);
  },

  /** Signs out of this browser. @returns {Promise<void>} */
  leave() {
    return call("DELETE", "/api/me");
  },

  /** The browsers in which this person is signed in, the one used last first. @returns {Promise<Device[]>} */
  async devices() {
    return (await call("GET", "/api/me/devices")).devices;
  },

  /** @returns {Promise<void>} */
  leaveEverywhere() {
    return call("DELETE", "/api/me/devices");
  },

  /** @param {string} id @returns {Promise<void>} */
  leaveDevice(id) {
    return call("DELETE", `/api/me/devices/${encodeURIComponent(id)}`);
  },

  /** Offers a match. @param {NewChallenge} challenge @returns {Promise<ChallengeView>} */
  offer(challenge) {
    return call("POST", "/api/challenges", { ...challenge, dice: canHash });
  },

  /** @param {string} id @returns {Promise<ChallengeView>} */
  challenge(id) {
    return call("GET", challengePath(id));
  },

  /**
   * The link to a challenge with its QR code.
   * @param {string} id
   * @param {string} page the address of the page, without the part after `#`
   * @returns {Promise<LanInvitation>}
   */
  code(id, page) {
    return call("GET", `${challengePath(id)}/code${query({ page })}`);
  },

  /** Sits down. @param {string} id @returns {Promise<string>} the id of the match */
  async take(id) {
    return (await call("POST", `${challengePath(id)}/take${query({ dice: String(canHash) })}`)).match_id;
  },

  /** @param {string} id @returns {Promise<void>} */
  withdraw(id) {
    return call("DELETE", challengePath(id));
  },

  /** The lobby. @returns {Promise<LobbyView>} */
  lobby() {
    return call("GET", "/api/lobby");
  },

  /** Finds an opponent: a match with one who waits, or a challenge of one's own. @param {NewChallenge} challenge @returns {Promise<Paired>} */
  pair(challenge) {
    return call("POST", "/api/lobby", { ...challenge, dice: canHash });
  },

  /** The players of a match. @param {string} id @returns {Promise<Company>} */
  company(id) {
    return call("GET", `${matchPath(id)}/people`);
  },

  /** Sends a phrase to the other player of a match. @param {string} id @param {Phrase} phrase @returns {Promise<void>} */
  say(id, phrase) {
    return call("POST", `${matchPath(id)}/phrases`, { phrase });
  },

  /** Reports the other one of a match. @param {string} id @param {ReportReason} reason @returns {Promise<void>} */
  report(id, reason) {
    return call("POST", `${matchPath(id)}/report`, { reason });
  },

  /** Proposes something to the other one of a match. @param {string} id @param {ProposalKind} kind @returns {Promise<void>} */
  propose(id, kind) {
    return call("POST", `${matchPath(id)}/proposals`, { kind });
  },

  /** Answers a proposal of the other player, or withdraws one's own. @param {string} id @param {ProposalKind} kind @param {boolean} accept @returns {Promise<void>} */
  answer(id, kind, accept) {
    return call("POST", `${matchPath(id)}/proposals/answer`, { kind, accept });
  },

  /** Does an act of the player who stays when the other has left. @param {string} id @param {StayAct} act @returns {Promise<void>} */
  stay(id, act) {
    return call("POST", `${matchPath(id)}/stay`, { do: act });
  },

  /** The vacation of this person. @returns {Promise<Vacation>} */
  vacation() {
    return call("GET", "/api/me/vacation");
  },

  /** Begins a vacation. @param {number} days @returns {Promise<Vacation>} */
  goAway(days) {
    return call("POST", "/api/me/vacation", { days });
  },

  /** Ends the vacation. @returns {Promise<Vacation>} */
  comeBack() {
    return call("DELETE", "/api/me/vacation");
  },

  /** Whom this person keeps away. @returns {Promise<Other[]>} */
  async others() {
    return (await call("GET", "/api/me/others")).others;
  },

  /** Keeps a person away, or ends that. @param {string} name @param {Distance} distance @returns {Promise<void>} */
  keepAway(name, distance) {
    return call("POST", "/api/me/others", { name, distance });
  },

  /** Offers a rematch, or takes the one that was offered. @param {string} id @returns {Promise<Company>} */
  rematch(id) {
    return call("POST", `${matchPath(id)}/rematch${query({ dice: String(canHash) })}`);
  },
};
