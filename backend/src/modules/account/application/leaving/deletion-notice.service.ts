import { Injectable } from '@nestjs/common';
import { layOutMail } from '../../../../shared/mail/mail-layout';
import { Mailer } from '../../../../shared/mail/mailer';
import { deletionNoticeTexts } from '../../domain/deletion-mail';
import type { Departing } from '../ports/departure-store';

/** The last mail to a person who left. */
@Injectable()
export class DeletionNoticeService {
  constructor(private readonly mailer: Mailer) {}

  /**
   * Sends at once and not through the queue: a mail that waited there could be written to an outbox after
   * everything else of the person was gone.
   */
  async say({ userId, email, lang }: Departing): Promise<void> {
    if (email === null) return;
    const { subject, paragraphs, footer } = deletionNoticeTexts(lang);
    const blocks = paragraphs.map((text) => ({ kind: 'paragraph', text }) as const);
    const content = layOutMail({ lang, title: subject, blocks, footer });
    await this.mailer.send({ id: `account.goodbye:${userId}`, to: email, userId, subject, ...content });
  }
}
