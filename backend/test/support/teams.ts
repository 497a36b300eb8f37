import { UnitOfWork } from '../../src/shared/database/unit-of-work';
import { keep } from '../harness/kept.cjs';
import type { Answer, TestCaller, TestMember, TestServer } from './app';
import { actingIn, changeGroup, joinGroup } from './groups';
import type { Refusal } from './asking';
import { metered } from './links';
import type { ReceivedMail } from './mail-server';

export type { Refusal } from './asking';

export interface InviteeSeen {
  readonly invitationId: number;
  readonly id: number | null;
  readonly email: string | null;
  readonly groupLevel: 1 | 2;
  readonly expiresAt: string;
  readonly state: string;
}

export interface PersonSeen {
  readonly userId: number;
  readonly fbName: string;
  readonly email: string;
  readonly groupLevel: 1 | 2;
  readonly isReadOnly: boolean;
}

export interface TeamSeen {
  readonly members: { readonly admin: PersonSeen[]; readonly general: PersonSeen[] };
  readonly invitees: InviteeSeen[];
  readonly seats: { readonly used: number; readonly limit: number };
}

/** Files that share a server have teams of different names. */
const teams = keep('teams', () => ({ made: 0 }));

/** A group with an admin who has made it and general members who joined in this order. */
export class TestTeam {
  private constructor(
    private readonly server: TestServer,
    readonly groupId: number,
    readonly maker: TestMember,
    /** The maker, acting in the group. */
    readonly admin: TestCaller,
  ) {}

  static async make(server: TestServer, plan = 'classic', ...members: TestMember[]): Promise<TestTeam> {
    teams.made += 1;
    const maker = await server.member({ email: `maker-${teams.made}@example.com` });
    const { body } = await maker.call<{ data: { groupId: number } }>('/my/groups', {
      method: 'POST',
      body: { name: `Team ${teams.made}` },
    });
    const { groupId } = body.data;
    const team = new TestTeam(server, groupId, maker, actingIn(server, maker, groupId));
    await team.grant(plan);
    for (const [index, member] of members.entries()) {
      await joinGroup(server, member.userId, groupId, new Date(Date.now() + index));
    }
    return team;
  }

  /** A member of the group, acting in it. */
  as(member: TestMember): TestCaller {
    return actingIn(this.server, member, this.groupId);
  }

  /** Gives it, or another group, a plan as who runs the site would. */
  grant(plan: string, groupId = this.groupId): Promise<void> {
    return changeGroup(this.server, groupId, { plan });
  }

  call<T = { data: never } & Refusal>(
    who: TestCaller,
    what: string,
    method = 'GET',
    body?: unknown,
  ): Promise<Answer<T>> {
    return who.call<T>(`/my/groups/${this.groupId}${what}`, {
      method,
      ...(body === undefined ? {} : { body }),
    });
  }

  async seenBy(who: TestCaller): Promise<TeamSeen> {
    const { status, body } = await this.call<{ data: TeamSeen }>(who, '/members');
    if (status !== 200) throw new Error(`the team is not shown: ${JSON.stringify(body)}`);
    return body.data;
  }

  invite(body: object, who: TestCaller = this.admin) {
    return this.call<{ data: { invitations: InviteeSeen[] } } & Refusal>(who, '/invite', 'POST', body);
  }

  /** What the meter of seats shows. */
  metered(): Promise<number> {
    return metered(this.admin, 'invitees');
  }

  query<T = unknown>(sql: string, values: unknown[] = []): Promise<T> {
    return this.server.web.app.get(UnitOfWork, { strict: false }).manager.query<T>(sql, values);
  }
}

/** The text behind the # of an invitation's link. */
export const tokenIn = ({ text }: Pick<ReceivedMail, 'text'>): string =>
  /\/invitation#([\w-]{43})\s/.exec(text)?.[1] ?? '';
