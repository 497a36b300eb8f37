import { Injectable } from '@nestjs/common';
import { PeopleSettings } from '../../../config/settings';
import type { Actor, Program, SignedInMember } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { isReadOnlySeat } from '../../billing';
import { type GroupCallOrigin, GroupsService, NotAGroupMember } from '../../groups';
import type { MemberOnToken } from '../domain/access-token';
import { readBrowserUuid } from '../domain/browser-uuid';
import { PlzLogin, Unauthorized } from '../domain/identity.errors';
import { AccessTokensService } from './access-tokens.service';
import { ProgramCallersService } from './programs/program-callers.service';
import { SessionRepository } from './ports/session-repository';

/** Who asks, and how long their token lasts. */
export interface Authenticated {
  readonly actor: Actor;
  /** Seconds since 1970; null for the token of a program, which lasts until it is revoked. */
  readonly expires: number | null;
}

/** Where a call comes from, as far as it matters for who asks. */
export interface CallOrigin {
  /** The browser, if the call tells. */
  readonly browserCookie: string | undefined;
  /** The caller's address. */
  readonly address: string;
  /** The group that the call names instead of the token's. */
  readonly named: GroupCallOrigin | null;
}

/** Finds out who holds an access token. */
@Injectable()
export class AuthenticateService {
  constructor(
    private readonly tokens: AccessTokensService,
    private readonly sessions: SessionRepository,
    private readonly programs: ProgramCallersService,
    private readonly groups: GroupsService,
    private readonly people: PeopleSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * Session and membership are looked up each time, so that ending either ends what its tokens can do.
   * Throws `NotAGroupMember`, for guests `PlzLogin`, and why the group does not let the call in.
   */
  async holder(token: string, { browserCookie, address, named }: CallOrigin): Promise<Authenticated> {
    const claims = this.tokens.claimsOf(token);
    if (claims.kind === 'program') {
      const actor = await this.programs.holderOfNumber(claims.tokenId, address);
      return { actor: inItsGroup(actor, named), expires: claims.expires };
    }
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
  async program(token: string, { address, named }: CallOrigin): Promise<Authenticated> {
    const actor = await this.programs.holderOf(token, address);
    return { actor: inItsGroup(actor, named), expires: null };
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

function inItsGroup(actor: Program, named: GroupCallOrigin | null): Program {
  if (named && named.groupId !== actor.groupId) throw new NotAGroupMember();
  return actor;
}
