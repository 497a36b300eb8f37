import { SecretSettings } from '../../../../src/config/settings';
import { AccessTokensService } from '../../../../src/modules/identity/application/access-tokens.service';
import { ACTOR_KIND_NAMES, type ActorKindName } from '../../../../src/shared/domain/rights/actor-kinds';
import { PROGRAM_SCOPES, type ProgramScope } from '../../../../src/shared/domain/rights/program-scopes';
import { apiTokenFor, enableApi } from '../../../support/api-programs';
import { TestCaller, type TestMember, type TestServer } from '../../../support/app';
import { DeskAdmin, Looker } from '../../../support/desk';
import { TestTeam } from '../../../support/teams';

/** A group with an admin who has made it and a general member. */
interface Company {
  readonly team: TestTeam;
  readonly colleague: TestMember;
}

/** A caller of one kind, and the company whose things they try. */
export interface Player extends Company {
  readonly kind: ActorKindName;
  /** With the token, if there is one. */
  readonly caller: TestCaller;
  /** Who that is; of guests and those without a good token, a person who does not matter. */
  readonly person: TestMember;
}

/** As many as are ever made, by all casts of a file; each is one person. */
const SITE_ADMINS = Array.from({ length: 120 }, (_, index) => `site-admin-${index}@example.com`);
const siteAdmins = SITE_ADMINS.values();
export const ADMIN_EMAILS = SITE_ADMINS.join(',');

/** Their tokens are good for ten minutes: a test that needs longer gathers others before. */
const MAX_AGE_MS = 240_000;
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** Everybody who tries what the table of rights says: one of each kind, and more where trying it uses them up. */
export class Cast {
  private readonly players = new Map<ActorKindName, Player>();
  private readonly gatheredAt = performance.now();

  private constructor(
    private readonly server: TestServer,
    /** The one in question, where the player has none of their own. */
    private readonly main: Company,
  ) {}

  static async gather(server: TestServer): Promise<Cast> {
    const colleague = await server.member();
    const cast = new Cast(server, { team: await TestTeam.make(server, 'classic', colleague), colleague });
    for (const kind of ACTOR_KIND_NAMES) cast.players.set(kind, await cast.fresh(kind));
    return cast;
  }

  get isOld(): boolean {
    return performance.now() - this.gatheredAt > MAX_AGE_MS;
  }

  player(kind: ActorKindName): Player {
    const found = this.players.get(kind);
    if (!found) throw new Error(`nobody plays ${kind}`);
    return found;
  }

  /** A player of that kind whom no other test needs. */
  fresh(kind: ActorKindName): Promise<Player> {
    return MAKERS[kind](this);
  }

  async withoutToken(kind: ActorKindName): Promise<Player> {
    const person = await this.server.member();
    return { ...this.main, kind, person, caller: new Tokenless(this.server, '', person.address) };
  }

  async withExpiredToken(kind: ActorKindName): Promise<Player> {
    const person = await this.server.member();
    const tokens = new AccessTokensService(this.server.web.app.get(SecretSettings), { now: () => LONG_AGO });
    const { userId, groupId, sessionId, browserUuid } = person;
    const token = tokens.issue({ kind: 'member', userId, groupId, sessionId, browserUuid });
    return { ...this.main, kind, person, caller: new TestCaller(this.server, token, person.address) };
  }

  async withRevokedToken(kind: ActorKindName): Promise<Player> {
    const person = await this.server.member();
    await person.call('/auth/logout', { method: 'POST' });
    return { ...this.main, kind, person, caller: person };
  }

  async guest(kind: ActorKindName): Promise<Player> {
    return { ...this.main, kind, person: await this.server.member(), caller: await this.server.guest() };
  }

  /** A member of a company of their own, which stands behind them. */
  async insider(kind: ActorKindName, plan: string, role: 'general' | 'admin' = 'general'): Promise<Player> {
    const [colleague, person] = [await this.server.member(), await this.server.member()];
    const team = await TestTeam.make(this.server, 'classic', colleague, person);
    if (role === 'admin') await team.call(team.admin, '/members', 'PUT', { userId: person.userId, role });
    await team.grant(plan);
    await enableApi(this.server, { groupId: team.groupId, userId: person.userId });
    return { team, colleague, kind, person, caller: team.as(person) };
  }

  /** A member of another company than the one in question. */
  async stranger(kind: ActorKindName, role: 'general' | 'admin'): Promise<Player> {
    return { ...(await this.insider(kind, 'classic', role)), ...this.main };
  }

  /** A program of a company of its own, by a token that one of its admins has made. */
  async program(kind: ActorKindName, scopes: readonly ProgramScope[] = PROGRAM_SCOPES): Promise<Player> {
    const admin = await this.insider(kind, 'classic', 'admin');
    const { team, person } = admin;
    const { userId, address } = person;
    const token = await apiTokenFor(this.server, { groupId: team.groupId, userId }, scopes);
    return { ...admin, caller: new TestCaller(this.server, token, address) };
  }

  async otherProgram(kind: ActorKindName): Promise<Player> {
    return { ...(await this.program(kind)), ...this.main };
  }

  /** A site admin who views an admin of a company of its own. */
  async viewer(kind: ActorKindName): Promise<Player> {
    const viewed = await this.insider(kind, 'classic', 'admin');
    // Of their own: others end sessions, which ends the views that were begun in them.
    const { person } = await this.siteAdmin(kind);
    const admin = new DeskAdmin(person);
    const path = `/admin/user/${viewed.person.userId}/view/${viewed.team.groupId}`;
    const { viewId } = await admin.done<{ viewId: string }>('POST', path, { note: 'Rights are tried.' });
    return {
      ...viewed,
      caller: new Looker(this.server, { token: person.token, address: person.address, viewId }),
    };
  }

  async siteAdmin(kind: ActorKindName): Promise<Player> {
    const { value: email } = siteAdmins.next();
    if (email === undefined) throw new Error('more site admins are needed: raise the length of SITE_ADMINS');
    const person = await this.server.member({ email });
    await enableApi(this.server, person);
    return { ...this.main, kind, person, caller: person };
  }
}

const MAKERS: Readonly<Record<ActorKindName, (cast: Cast) => Promise<Player>>> = {
  noToken: (cast) => cast.withoutToken('noToken'),
  expiredToken: (cast) => cast.withExpiredToken('expiredToken'),
  revokedToken: (cast) => cast.withRevokedToken('revokedToken'),
  guest: (cast) => cast.guest('guest'),
  member: (cast) => cast.insider('member', 'classic'),
  readOnlyMember: (cast) => cast.insider('readOnlyMember', 'free'),
  groupAdmin: (cast) => cast.insider('groupAdmin', 'classic', 'admin'),
  otherMember: (cast) => cast.stranger('otherMember', 'general'),
  otherAdmin: (cast) => cast.stranger('otherAdmin', 'admin'),
  siteAdmin: (cast) => cast.siteAdmin('siteAdmin'),
  program: (cast) => cast.program('program'),
  limitedProgram: (cast) => cast.program('limitedProgram', []),
  otherProgram: (cast) => cast.otherProgram('otherProgram'),
  viewer: (cast) => cast.viewer('viewer'),
};

/** An unknown caller: no token goes along. */
class Tokenless extends TestCaller {
  override get headers(): Readonly<Record<string, string>> {
    return { 'x-forwarded-for': this.address };
  }
}
