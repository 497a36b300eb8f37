import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { layOutMail, type MailBlock } from '../../../../shared/mail/mail-layout';
import { MailQueue } from '../../../../shared/mail/mail-queue';
import { type Language, pageAt, PeopleService } from '../../../identity';
import { outageWords } from '../../domain/outages/outage-mail';
import {
  BETWEEN_MAILS_MS,
  GATHERED_MS,
  MAX_NOTICES_PER_HOUR,
  type DestinationChange,
} from '../../domain/outages/destination-change';
import { OutageMailStore } from '../ports/outage-mail-store';

const PEOPLE_AT_ONCE = 100;
/** What was told stays known for so long: it is not told again when the news comes twice. */
const RETENTION_MS = 24 * 3_600_000;

/** One mail an hour to each person at most, with all that became of the destinations of their links. */
@Injectable()
export class OutageMailsService {
  constructor(
    private readonly store: OutageMailStore,
    private readonly people: PeopleService,
    private readonly mails: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly web: WebSettings,
  ) {}

  async send(signal: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const ago = (ms: number): Date => new Date(now.getTime() - ms);
    while (!signal.aborted) {
      const waiting = await this.store.waiting(ago(GATHERED_MS), ago(BETWEEN_MAILS_MS), PEOPLE_AT_ONCE);
      if (waiting.length === 0) break;
      for (const userId of waiting) await this.unitOfWork.run(() => this.mail(userId, now));
    }
    await this.store.removeMailedBefore(ago(RETENTION_MS));
  }

  private async mail(userId: number, now: Date): Promise<void> {
    const waiting = await this.store.pendingFor(userId, MAX_NOTICES_PER_HOUR);
    const [first, last] = [waiting[0], waiting.at(-1)];
    if (!first || !last) return;
    await this.store.mailed(userId, last.id, now);
    const person = await this.people.find(userId);
    if (!person) return;
    const changes = waiting.map((each) => each.change);
    const id = `account.outages:${String(userId)}:${String(first.id)}`;
    await this.mails.enqueue({ id, to: person.email, userId, ...this.written(person.lang, changes) });
  }

  private written(lang: Language, changes: readonly DestinationChange[]) {
    const { title, lead, lines, more, button, advice, footer } = outageWords(lang, changes);
    const groupId = changes[0]?.groupId ?? 0;
    const blocks: MailBlock[] = [
      { kind: 'paragraph', text: lead },
      { kind: 'facts', facts: lines },
      ...(more === null ? [] : [{ kind: 'paragraph', text: more } as const]),
      { kind: 'button', label: button, url: pageAt(this.web.appOrigin, lang, `/users/${String(groupId)}`) },
      { kind: 'note', text: advice },
    ];
    return { subject: title, ...layOutMail({ lang, title, blocks, footer }) };
  }
}
