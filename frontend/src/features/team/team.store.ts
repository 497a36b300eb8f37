import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../shared/request';
import type { Team } from './people';
import type { PeopleApi } from './team.api';

const withRole = (team: Team, userId: number, isAdmin: boolean): Team => ({
  ...team,
  members: team.members.map((member) => (member.userId === userId ? { ...member, isAdmin } : member)),
});

/** Who works together in a group. Every change throws what the server refuses it with. */
export class TeamStore {
  team: Team | null = null;
  readonly request = new Request<Team>();
  readonly api: PeopleApi;
  readonly groupId: number;

  constructor(api: PeopleApi, groupId: number) {
    this.api = api;
    this.groupId = groupId;
    makeAutoObservable(this, { api: false, groupId: false, request: false });
  }

  /** How many more may be invited; null: as many as one likes. */
  get seatsLeft(): number | null {
    const { used, limit } = this.team?.seats ?? { used: 0, limit: null };
    return limit === null ? null : Math.max(0, limit - used);
  }

  load = async (): Promise<void> => {
    const team = await this.request.run(() => this.api.team(this.groupId));
    if (team !== null) this.show(team);
  };

  /** Shown at once, and taken back when the server does not go along. */
  changeRole = async (userId: number, isAdmin: boolean): Promise<void> => {
    const before = this.team;
    if (before !== null) this.show(withRole(before, userId, isAdmin));
    try {
      await this.api.changeRole(this.groupId, userId, isAdmin);
    } catch (refusal) {
      this.show(before);
      throw refusal;
    }
    await this.load();
  };

  remove = async (userId: number): Promise<void> => {
    await this.api.remove(this.groupId, userId);
    await this.load();
  };

  cancel = async (invitationId: number): Promise<void> => {
    await this.api.cancel(this.groupId, invitationId);
    await this.load();
  };

  resend = async (invitationId: number, lang: string): Promise<void> => {
    await this.api.resend(this.groupId, invitationId, lang);
    await this.load();
  };

  private show(team: Team | null): void {
    runInAction(() => {
      this.team = team;
    });
  }
}
