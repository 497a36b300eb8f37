import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../shared/personal-data/personal-data';
import { CaseRepository } from './ports/case-repository';
import { ReportStore } from './ports/report-store';

/** What a person reported, also without an account by the same address, and how they appealed. */
@Injectable()
export class ReportsPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'abuseReports';

  constructor(
    private readonly personalData: PersonalData,
    private readonly cases: CaseRepository,
    private readonly reports: ReportStore,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf(person: Person): Promise<unknown> {
    const reports = await this.reports.reportsBy(person);
    const appeals = await this.cases.appealsOf(person.userId);
    return {
      reports: reports.map(({ receipt, reason, details, email, reportedAt }) => ({
        receipt,
        reason,
        details,
        email,
        reportedAt,
      })),
      appeals: appeals.map(({ shortUrl, appealText, appealedAt }) => ({ shortUrl, appealText, appealedAt })),
    };
  }

  async erase(person: Person): Promise<void> {
    await this.reports.forgetWordsOf(person);
    await this.cases.forgetAppealsOf(person.userId);
  }
}
