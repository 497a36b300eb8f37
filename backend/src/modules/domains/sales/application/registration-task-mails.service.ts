import { domainToUnicode } from 'node:url';
import { Injectable, Logger } from '@nestjs/common';
import { RegistrarSettings } from '../../../../config/registrar-settings';
import { PeopleSettings, WebSettings } from '../../../../config/settings';
import { Clock } from '../../../../shared/domain/clock';
import { layOutMail } from '../../../../shared/mail/mail-layout';
import { MailQueue } from '../../../../shared/mail/mail-queue';
import { fill, pageAt, PeopleService } from '../../../identity';
import type { BoughtDomain } from '../domain/bought-domain.entity';
import { REGISTRATION_TASK_TEXTS } from './mails/registration-task-texts';

const PAGE = '/admin/domains';

/** Reminds those who run the site of domains that are paid for and wait for them, each once a day. */
@Injectable()
export class RegistrationTaskMailsService {
  private readonly logger = new Logger(RegistrationTaskMailsService.name);

  constructor(
    private readonly people: PeopleService,
    private readonly queue: MailQueue,
    private readonly settings: PeopleSettings,
    private readonly registrar: RegistrarSettings,
    private readonly web: WebSettings,
    private readonly clock: Clock,
  ) {}

  /** Part of the caller's transaction, in which nothing came of asking the registrar. */
  async remind(domain: BoughtDomain): Promise<void> {
    if (!domain.needsPerson(this.registrar.account === null)) return;
    const addresses = [...this.settings.adminEmails].sort();
    if (addresses.length === 0) {
      const { host } = domain;
      this.logger.warn(
        { host },
        'a domain waits for its registrar, and ADMIN_EMAILS names nobody to look at it',
      );
    }
    const day = this.clock.now().toISOString().slice(0, 10);
    const id = `domains:task:${domain.requestId}:${day}`;
    for (const [index, to] of addresses.entries()) await this.send(`${id}:${String(index)}`, to, domain);
  }

  private async send(id: string, to: string, { host, registeredUntil }: BoughtDomain): Promise<void> {
    const lang = (await this.people.findByEmail(to))?.lang ?? 'zh-TW';
    const texts = REGISTRATION_TASK_TEXTS[lang];
    const { title, body } = texts[registeredUntil === null ? 'registering' : 'renewing'];
    const words = { host: domainToUnicode(host) || host };
    const subject = fill(title, words);
    const content = layOutMail({
      lang,
      title: subject,
      blocks: [
        { kind: 'paragraph', text: fill(body, words) },
        { kind: 'button', label: texts.button, url: pageAt(this.web.appOrigin, lang, PAGE) },
      ],
      footer: texts.footer,
    });
    await this.queue.enqueue({ id, to, subject, ...content });
  }
}
