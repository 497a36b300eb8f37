import { Injectable, Logger } from '@nestjs/common';
import { PeopleSettings, WebSettings } from '../../../config/settings';
import { MailQueue } from '../../../shared/mail/mail-queue';
import { pageAt, PeopleService } from '../../identity';
import { type AlarmMail, alarmMail } from './mails/alarm-mail';

/** Writes to those who run the site, each in their language. */
@Injectable()
export class AlarmMailsService {
  private readonly logger = new Logger(AlarmMailsService.name);

  constructor(
    private readonly people: PeopleService,
    private readonly mails: MailQueue,
    private readonly settings: PeopleSettings,
    private readonly web: WebSettings,
  ) {}

  /** Part of the caller's unit of work; with an id that is known nothing is sent again. */
  async send(id: string, event: Pick<AlarmMail, 'count' | 'open'>): Promise<void> {
    const addresses = [...this.settings.adminEmails].sort();
    if (addresses.length === 0) {
      this.logger.warn(event, 'reports of abuse wait, and ADMIN_EMAILS names nobody who could look at them');
    }
    for (const [index, to] of addresses.entries()) {
      const lang = (await this.people.findByEmail(to))?.lang ?? 'zh-TW';
      const url = pageAt(this.web.appOrigin, lang, '/admin/reports');
      await this.mails.enqueue({ id: `${id}:${index}`, to, ...alarmMail(lang, { ...event, url }) });
    }
  }
}
