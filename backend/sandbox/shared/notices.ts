import { randomBytes } from 'node:crypto';
import type { Scheduled, VirtualClock } from './clock';
import { type Faults, numberOf } from './faults';

/** A message from the gateway to the shop's server. */
export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Notice extends Message {
  readonly id: string;
  /** What it is about, for readers of the list. */
  readonly about: string;
  /** Absent once it was taken or given up, or while it is held back. */
  dueAt?: number;
  held?: true;
  tries: number;
  /** What the shop answered: a status, or how the connection failed. */
  readonly answers: { readonly at: string; readonly status: number | string }[];
}

export interface DeliveryRules {
  /** The operation of its faults. */
  readonly on: string;
  /** Milliseconds from one try to the next; as many tries more as there are. */
  readonly retryAfterMs: readonly number[];
  readonly isTaken: (status: number) => boolean;
}

const TIMEOUT_MS = 20_000;

/** Sends notices, again until they are taken, and with the faults that are armed for them. */
export class Notices implements Scheduled {
  constructor(
    private readonly clock: VirtualClock,
    private readonly faults: Faults,
    private readonly rules: DeliveryRules,
    private readonly memory: { readonly notices: Notice[] },
  ) {}

  /** Sends it and waits for the first answer. `afterMs` delays it. */
  async send(about: string, message: Message, afterMs = 0): Promise<void> {
    const { on } = this.rules;
    if (this.faults.has(on, 'drop')) return;
    const late = this.faults.take(on, 'late');
    const delay = afterMs + (late ? numberOf(late, 86_400) * 1000 : 0);
    const duplicate = this.faults.take(on, 'duplicate');
    const copies = 1 + (duplicate ? numberOf(duplicate, 1) : 0);
    const held = this.faults.has(on, 'reorder');
    const notices = Array.from({ length: copies }, () => this.queue(about, message, delay, held));
    if (held || delay > 0) return;
    for (const notice of notices) await this.deliver(notice);
    await this.releaseHeld();
  }

  /** Sends an earlier notice once more, as a person does in the shop's console. */
  async resend(id: string, change: (message: Message) => Message = (message) => message): Promise<void> {
    const notice = this.memory.notices.find((one) => one.id === id);
    if (!notice) throw new Error(`no notice ${id}`);
    await this.deliver(this.queue(`${notice.about} (sent again)`, change(notice), 0, false));
  }

  dueAt(): number | undefined {
    const times = this.memory.notices.flatMap(({ dueAt }) => (dueAt === undefined ? [] : [dueAt]));
    return times.length === 0 ? undefined : Math.min(...times);
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    const due = this.memory.notices.filter(({ dueAt }) => dueAt !== undefined && dueAt <= now);
    for (const notice of due) await this.deliver(notice);
    await this.releaseHeld();
  }

  private queue(about: string, { url, headers, body }: Message, delay: number, held: boolean): Notice {
    const notice: Notice = {
      id: randomBytes(6).toString('hex'),
      about,
      url,
      headers,
      body,
      ...(held ? { held: true as const } : { dueAt: this.clock.now() + delay }),
      tries: 0,
      answers: [],
    };
    this.memory.notices.push(notice);
    return notice;
  }

  /** Those that were held back follow after a later one, the latest first. */
  private async releaseHeld(): Promise<void> {
    for (const notice of this.memory.notices.filter(({ held }) => held).reverse()) {
      delete notice.held;
      await this.deliver(notice);
    }
  }

  private async deliver(notice: Notice): Promise<void> {
    // Not due while it is under way, or an advancing clock would send it twice.
    delete notice.dueAt;
    const status = await post(notice);
    notice.answers.push({ at: new Date(this.clock.now()).toISOString(), status });
    const wait = this.rules.retryAfterMs[notice.tries];
    notice.tries += 1;
    const taken = typeof status === 'number' && this.rules.isTaken(status);
    if (!taken && wait !== undefined) notice.dueAt = this.clock.now() + wait;
  }
}

async function post({ url, headers, body }: Message): Promise<number | string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

type Fields = Readonly<Record<string, string>>;

export const formMessage = (url: string, fields: Fields): Message => ({
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

export function multipartMessage(url: string, fields: Fields): Message {
  const boundary = `----sandbox${randomBytes(8).toString('hex')}`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join('')}--${boundary}--\r\n`,
  };
}

export const jsonMessage = (url: string, body: unknown): Message => ({
  url,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The fields of a form message, to send them again in another encoding. */
export const fieldsOf = ({ body }: Message): Fields => Object.fromEntries(new URLSearchParams(body));
