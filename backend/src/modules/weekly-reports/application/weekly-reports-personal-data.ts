import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../shared/personal-data/personal-data';
import { WeeklyReportStore } from './ports/weekly-report-store';

/** Exports and erases which weekly reports a person gets. */
@Injectable()
export class WeeklyReportsPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'weeklyReports';

  constructor(
    private readonly personalData: PersonalData,
    private readonly store: WeeklyReportStore,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ userId }: Person): Promise<unknown> {
    return { groupIds: await this.store.groupsOf(userId) };
  }

  erase({ userId }: Person): Promise<void> {
    return this.store.erase(userId);
  }
}
