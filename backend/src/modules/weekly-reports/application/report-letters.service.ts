import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/settings';
import type { Mail } from '../../../shared/mail/mail';
import { GroupWeeksService } from '../../analytics';
import type { GroupSnapshot } from '../../groups';
import { pageAt, type PersonSnapshot } from '../../identity';
import { weeklyReportMail } from './mails/weekly-report-mail';
import type { ReportKey } from './ports/weekly-report-store';
import { ReportEndTokensService } from './report-end-tokens.service';

/** Links and sources that a mail lists. */
const MAX_LISTED = 5;
const END_PAGE = '/users/weekly-report';
const END_CALL = '/api/v1/weekly-reports/unsubscribe';

/** Writes the mails. */
@Injectable()
export class ReportLettersService {
  constructor(
    private readonly weeks: GroupWeeksService,
    private readonly tokens: ReportEndTokensService,
    private readonly web: WebSettings,
  ) {}

  /** Null where there is nothing to report: no clicks in the last week, nor in the one before. */
  async written(
    report: ReportKey,
    { groupId, name, timeZone }: GroupSnapshot,
    { email, lang, userId }: PersonSnapshot,
  ): Promise<Omit<Mail, 'id'> | null> {
    const week = await this.weeks.lastWeekOf(groupId, timeZone, MAX_LISTED);
    if (week.totalClicks === 0 && (week.before ?? 0) === 0) return null;
    const token = this.tokens.issue(report);
    const { appOrigin } = this.web;
    return {
      to: email,
      userId,
      unsubscribeUrl: `${appOrigin}${END_CALL}?token=${token}`,
      ...weeklyReportMail(lang, {
        group: name,
        week,
        page: pageAt(appOrigin, lang, `/users/${String(groupId)}`),
        // What stands behind the `#` reaches no server and no log.
        endPage: `${pageAt(appOrigin, lang, END_PAGE)}#${token}`,
      }),
    };
  }
}
