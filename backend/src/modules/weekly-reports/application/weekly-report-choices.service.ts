import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { GroupsService } from '../../groups';
import { firstPlan } from '../domain/report-week';
import { type ReportKey, WeeklyReportStore } from './ports/weekly-report-store';
import { ReportEndTokensService } from './report-end-tokens.service';

/** Whether a person gets the weekly report of one of their groups. */
export interface ReportChoice {
  readonly groupId: number;
  readonly name: string;
  readonly isOn: boolean;
  /** Nothing is sent, because the group admits listed addresses only, and a mail can be read anywhere. */
  readonly isPaused: boolean;
}

/** Turns weekly reports on and off. */
@Injectable()
export class WeeklyReportChoicesService {
  constructor(
    private readonly store: WeeklyReportStore,
    private readonly groups: GroupsService,
    private readonly tokens: ReportEndTokensService,
    private readonly clock: Clock,
  ) {}

  /** Of every group of the person, home first. */
  async list(userId: number): Promise<readonly ReportChoice[]> {
    const groups = await this.groups.groupsOf(userId);
    const on = new Set(await this.store.groupsOf(userId));
    const limited = await this.groups.addressLimited(groups.map(({ groupId }) => groupId));
    return groups.map(({ groupId, name }) => ({
      groupId,
      name,
      isOn: on.has(groupId),
      isPaused: limited.has(groupId),
    }));
  }

  /** Throws `NotAGroupMember`. */
  async choose({ userId, groupId }: ReportKey, isOn: boolean): Promise<ReportChoice> {
    await this.groups.requireMembership(userId, groupId);
    const { name, timeZone, ipAllowList } = await this.groups.settingsOf(groupId);
    const now = this.clock.now();
    if (isOn) await this.store.add({ userId, groupId }, firstPlan(now, timeZone), now);
    else await this.store.remove({ userId, groupId });
    return { groupId, name, isOn, isPaused: ipAllowList.length > 0 };
  }

  /** For a person with a mail, signed in or not; fine when the report is off already. Throws `ReportLinkInvalid`. */
  async endBy(token: string): Promise<void> {
    await this.store.remove(this.tokens.keyIn(token));
  }
}
