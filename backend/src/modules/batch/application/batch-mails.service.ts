import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/web-settings';
import { layOutMail } from '../../../shared/mail/mail-layout';
import { MailQueue } from '../../../shared/mail/mail-queue';
import { fill, pageAt, PeopleService } from '../../identity';
import type { BatchTask } from '../domain/batch-task.entity';
import { BATCH_TEXTS } from './mails/batch-texts';

/** Writes to the sender of a file that its links are there. Part of the caller's transaction. */
@Injectable()
export class BatchMailsService {
  constructor(
    private readonly people: PeopleService,
    private readonly queue: MailQueue,
    private readonly web: WebSettings,
  ) {}

  async notify({ externalId, userId, name, created, skipped, failed }: BatchTask): Promise<void> {
    const person = await this.people.find(userId);
    if (!person) return;
    const { lang, email: to } = person;
    const texts = BATCH_TEXTS[lang];
    const subject = fill(texts.title, { name });
    const content = layOutMail({
      lang,
      title: subject,
      blocks: [
        { kind: 'paragraph', text: fill(texts.body, { name }) },
        {
          kind: 'facts',
          facts: [
            [texts.created, String(created)],
            [texts.skipped, String(skipped)],
            [texts.failed, String(failed)],
          ],
        },
        {
          kind: 'button',
          label: texts.button,
          url: pageAt(this.web.appOrigin, lang, `/bulk/result/${externalId}`),
        },
      ],
      footer: texts.footer,
    });
    await this.queue.enqueue({ id: `batch:done:${externalId}`, to, userId, subject, ...content });
  }
}
