import { Injectable } from '@nestjs/common';
import { PeopleSettings } from '../../../config/settings';
import type { Actor, SignedInMember } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { isReadOnlySeat } from '../../billing';
import { type Arrival, Groups, NotAGroupMember } from '../../groups';
import type { MemberOnToken } from '../domain/access-token';
import { readBrowserUuid } from '../domain/browser-uuid';
import { PlzLogin, Unauthorized } from '../domain/identity.errors';
import { AccessTokens } from './access-tokens.service';
import { ProgramTokens } from './program-tokens.service';
import { SessionRepository } from './ports/session-repository';

/** Who asks, and how long their token lasts. */
export interface Authenticated {
  readonly actor: Actor;
  /** Seconds since 1970; null for programs, whose tokens last until they are revoked. */
  readonly expires: number | null;
}

/** Finds out who holds an access token. */
@Injectable()
export class Authenticate {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly sessions: SessionRepository,
    private readonly programs: ProgramTokens,
    private readonly groups: Groups,
    private readonly people: PeopleSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * Session and membership are looked up each time, so that ending either ends what its tokens can do.
   * `browserCookie`: the browser that the call comes from, if it tells. `named`: the group that the call names instead
   * of the token's. Throws `NotAGroupMember`, for guests `PlzLogin`, and why the group does not let the call in.
   */
  async holder(
    token: string,
    browserCookie: string | undefined,
    named: Arrival | null = null,
  ): Promise<Authenticated> {
    const claims = this.tokens.read(token);
    const browser = readBrowserUuid(browserCookie);
    if (browser !== null && browser !== claims.browserUuid) throw new Unauthorized();
    const { expires, ...holder } = claims;
    const elsewhere = named?.groupId === holder.groupId ? null : named;
    if (holder.kind === 'guest') {
      if (elsewhere) throw new PlzLogin();
      return { actor: holder, expires };
    }
    const { groupId } = elsewhere ?? holder;
    const actor = await this.member({ ...holder, groupId });
    // The token's own group let its holder in when they got it.
    if (elsewhere) await this.groups.admit(elsewhere);
    return { actor, expires };
  }

  /** The same for the token of a program, which is for one group. */
  async program(token: string, named: Arrival | null = null): Promise<Authenticated> {
    const actor = await this.programs.holder(token);
    if (named && named.groupId !== actor.groupId) throw new NotAGroupMember();
    return { actor, expires: null };
  }

  private async member(holder: MemberOnToken): Promise<SignedInMember> {
    const found = await this.sessions.findWithPerson(holder.sessionId);
    const isTheirs = found?.session.userId === holder.userId;
    if (!found || !isTheirs || !found.session.isLive(this.clock.now())) throw new Unauthorized();
    const place = await this.groups.requireMembership(holder.userId, holder.groupId);
    const isSiteAdmin = found.verifiedEmail !== null && this.people.adminEmails.has(found.verifiedEmail);
    const { level: groupLevel, everyoneEdits: mayEditAll } = place;
    return { ...holder, groupLevel, mayEditAll, isReadOnly: isReadOnlySeat(place), isSiteAdmin };
  }
}
