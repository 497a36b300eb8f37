import { makeAutoObservable, runInAction } from 'mobx';
import { type ApiError, apiErrorOf } from '../../api/api-error';
import type { AccessTokens, Renewal } from './access-tokens';
import type { MyInfo, SessionApi, Site } from './session.api';
import type { SignInApi } from './sign-in.api';
import type { WelcomeApi } from './welcome.api';
import type { SessionEntry } from './session-entry';
import { NOBODY, type SessionCookies, type SessionHint, whoIsHere } from './session-cookies';
import { sessionOutcomeOf, type SessionFailure } from './session-failure';

/** `sign-in-link-failed`: the link of a mail did not sign its reader in; `joined-group`: the group is new to them. */
export type SessionNotice = 'sign-in-link-failed' | 'joined-group';

/** The browser around the session. */
export interface SessionBrowser extends SessionCookies {
  /** Who was here in this tab, and the group they act in here; no one in a new tab. */
  readTab(): SessionHint;
  keepInTab(who: SessionHint): void;
  /** Asks to sign in, on a fresh page, so that nothing of the session before is left in memory. */
  leaveToLogin(reason: 'invalid' | 'ended'): void;
  notifyOtherTabs(): void;
  /** Another tab has changed who is signed in, or this one comes back into sight. */
  onMaybeChanged(listener: () => void): () => void;
}

interface Known {
  readonly info: MyInfo | null;
  readonly site: Site | null;
  readonly country: string | null;
}

const isSame = (one: SessionHint, other: SessionHint): boolean =>
  one.userId === other.userId && one.groupId === other.groupId;

/** Who is signed in here, and what every screen has to know of them and of the site. */
export class SessionStore {
  /** 0: no one. Known at once from cookies, so that the first paint is right. */
  userId = 0;
  groupId = 0;
  info: MyInfo | null = null;
  site: Site | null = null;
  /** ISO 3166 code; null until {@link loadCountry} has answered. */
  country: string | null = null;
  /** Why no page can be shown to this visitor. */
  failure: SessionFailure | null = null;
  /** What the visitor has to be told once, wherever they are led. */
  notice: SessionNotice | null = null;
  /** Whether {@link start} has come to its end. */
  isStarted = false;
  /** Counts the groups that this person has gone on in: what is shown of one begins anew in the next. */
  countOfSwitches = 0;
  /** Hears of it before another group is gone to, while calls still reach the one before. */
  onSwitching: () => void = () => undefined;
  private starting: Promise<unknown> = Promise.resolve();
  private readonly api: SessionApi;
  private readonly tokens: AccessTokens;
  private readonly browser: SessionBrowser;
  /** A renewal on purpose, which tells of itself what follows. */
  private isRenewing = false;

  constructor(api: SessionApi, tokens: AccessTokens, browser: SessionBrowser) {
    this.api = api;
    this.tokens = tokens;
    this.browser = browser;
    this.be(this.whoIsHere());
    makeAutoObservable<this, 'api' | 'tokens' | 'browser' | 'isRenewing' | 'starting'>(
      this,
      { api: false, tokens: false, browser: false, starting: false, isRenewing: false, onSwitching: false },
      { autoBind: true },
    );
    tokens.onRefused = (error) => this.endBy(error, true);
    tokens.onIssued = (who) => this.follow(who);
    browser.onMaybeChanged(() => void this.lookAgain());
  }

  get signInApi(): SignInApi {
    return this.api.signIn;
  }

  get welcomeApi(): WelcomeApi {
    return this.api.welcome;
  }

  get isSignedIn(): boolean {
    return this.userId !== 0;
  }

  /** Learns what the shell shows. A failure resets the session to that of a guest; it never throws. */
  async start(): Promise<void> {
    this.starting = Promise.all([this.loadSite(), this.isSignedIn ? this.loadInfo() : undefined]);
    await this.starting;
    runInAction(() => {
      this.isStarted = true;
    });
  }

  /** Whether the session has ended; when the server cannot be reached it goes on. */
  async signOut(): Promise<boolean> {
    // What is on its way would come to a session that has ended meanwhile.
    await this.starting;
    try {
      await this.api.signOut();
    } catch (thrown) {
      // A server that refuses knows of no session; one that did not answer still has it.
      const { status } = apiErrorOf(thrown);
      if (status === 0 || status >= 500) return false;
    }
    this.browser.clearAll();
    this.tokens.drop();
    this.begin(NOBODY);
    this.browser.notifyOtherTabs();
    return true;
  }

  /** Acts in the group that an address names, which takes a member of it. */
  async startIn(groupId: number): Promise<void> {
    if (!this.isSignedIn) {
      this.failure = 'plzLogin';
      return;
    }
    const refusal = groupId === this.groupId ? null : await this.switchGroup(groupId);
    if (refusal !== null) this.noteRefusal(refusal);
  }

  /** Goes on in another group of the same person. Why that cannot be, if it cannot; the session stays as it was. */
  async switchGroup(groupId: number): Promise<ApiError | null> {
    this.onSwitching();
    const refusal = await this.renewInto({ groupId });
    if (refusal === null) await this.settleIn({ userId: this.userId, groupId });
    else {
      const outcome = sessionOutcomeOf(refusal.message, true);
      if (outcome.kind === 'leave') this.leave(outcome.reason);
    }
    return refusal;
  }

  /** Takes over a session that has just begun. A key that is refused leaves the session that there is alone. */
  async enterWith({ userId, groupId = 0, key = null }: SessionEntry): Promise<boolean> {
    if (key === null) this.tokens.drop();
    else {
      const group = groupId === 0 ? {} : { groupId };
      const refusal = await this.renewInto({ ...group, key: { userId, refreshToken: key } });
      if (refusal !== null) return false;
    }
    const hint = this.browser.read();
    // Without a key the cookies are all there is, and a browser may refuse to keep them.
    if (key === null && hint.userId === 0) return false;
    await this.settleIn(hint.userId === 0 ? { userId, groupId } : hint);
    return this.failure === null && this.isSignedIn;
  }

  setInfo(changes: Partial<MyInfo>): void {
    if (this.info !== null) this.info = { ...this.info, ...changes };
  }

  async loadInfo(): Promise<void> {
    const who = { userId: this.userId, groupId: this.groupId };
    try {
      const info = await this.api.info();
      if (isSame(who, this)) this.show({ info });
    } catch (thrown) {
      const error = apiErrorOf(thrown);
      if (!(await this.leaveLostGroup(error, who.groupId))) this.endBy(error, false);
    }
  }

  /** Only when a screen needs it. */
  async loadCountry(): Promise<void> {
    const country = this.country ?? (await this.api.country().catch(() => null));
    this.show({ country });
  }

  /**
   * What any call was refused with: some refusals are about the visitor, and not about the call. One that named a group
   * which they have left meanwhile is about neither.
   */
  noteRefusal({ message, status }: ApiError, groupId = this.groupId): void {
    if (groupId !== 0 && groupId !== this.groupId) return;
    const outcome = sessionOutcomeOf(message, false);
    const isAboutVisitor = status === 401 || status === 403;
    if (isAboutVisitor && outcome.kind === 'fail' && outcome.code !== 'plzLogin') this.failure = outcome.code;
  }

  notify(notice: SessionNotice | null): void {
    this.notice = notice;
  }

  /** For when the visitor goes on to another page. */
  forgetFailure(): void {
    this.failure = null;
  }

  private async loadSite(): Promise<void> {
    const site = await this.api.site().catch(() => null);
    if (site !== null) this.show({ site });
  }

  private show({ info = this.info, site = this.site, country = this.country }: Partial<Known>): void {
    this.info = info;
    this.site = site;
    this.country = country;
  }

  private async renewInto(renewal: Renewal): Promise<ApiError | null> {
    this.isRenewing = true;
    try {
      await this.tokens.renewInto(renewal);
      return null;
    } catch (thrown) {
      return apiErrorOf(thrown);
    } finally {
      this.isRenewing = false;
    }
  }

  private async settleIn(who: SessionHint): Promise<void> {
    this.begin(who);
    this.browser.notifyOtherTabs();
    await this.loadInfo();
  }

  private begin(who: SessionHint): void {
    this.info = null;
    this.failure = null;
    this.notice = null;
    this.be(who);
  }

  /** The group of this tab is not theirs any more: they go on in that of the session. Whether there is such a one. */
  private async leaveLostGroup({ message }: ApiError, lost: number): Promise<boolean> {
    const outcome = sessionOutcomeOf(message, false);
    if (outcome.kind !== 'fail' || outcome.code !== 'notAValidGroupMember') return false;
    if ((await this.renewInto({})) !== null || this.groupId === lost) return false;
    this.failure = null;
    await this.loadInfo();
    return true;
  }

  /** A token may be for another group, in which another tab went on. This one stays in its own, which its calls name. */
  private follow(issued: SessionHint): void {
    const isOurs = !this.isRenewing && issued.userId === this.userId && this.groupId !== 0;
    const who = isOurs ? { ...issued, groupId: this.groupId } : issued;
    const hasChanged = this.isStarted && !this.isRenewing && !isSame(who, this);
    this.be(who);
    if (hasChanged && this.isSignedIn) void this.loadInfo();
  }

  private be({ userId, groupId }: SessionHint): void {
    if (!isSame({ userId, groupId }, this)) this.info = null;
    // Signing in or out is no switch: the page that leads to it goes on.
    if (this.userId === userId && this.groupId !== groupId) this.countOfSwitches += 1;
    this.userId = userId;
    this.groupId = groupId;
    this.browser.keepInTab({ userId, groupId });
  }

  private whoIsHere(): SessionHint {
    return whoIsHere(this.browser.read(), this.browser.readTab());
  }

  private async lookAgain(): Promise<void> {
    const who = this.whoIsHere();
    if (this.failure !== null) return;
    if (!isSame(who, this)) {
      this.tokens.drop();
      this.begin(who);
    }
    if (this.isSignedIn && this.info === null) await this.loadInfo();
  }

  /** Whether the session is that of a guest now. */
  private endBy({ message, status }: ApiError, isRefreshing: boolean): boolean {
    if (status === 0 || !this.isSignedIn) return false;
    const outcome = sessionOutcomeOf(message, isRefreshing);
    if (outcome.kind === 'leave') return this.leave(outcome.reason);
    if (outcome.kind !== 'fail') return false;
    // A fault in the middle of the work passes; at the start there is nothing to lose yet.
    if (outcome.code === 'somethingWrong' && this.isStarted) return false;
    if (outcome.isOver) this.browser.clearHint();
    this.goOnAsGuest();
    this.failure = outcome.code;
    return true;
  }

  private leave(reason: 'invalid' | 'ended'): boolean {
    if (reason === 'invalid') this.browser.clearHint();
    else this.browser.clearAll();
    this.goOnAsGuest();
    this.browser.notifyOtherTabs();
    this.browser.leaveToLogin(reason);
    return true;
  }

  private goOnAsGuest(): void {
    this.tokens.goOnAsGuest();
    this.begin(NOBODY);
  }
}
