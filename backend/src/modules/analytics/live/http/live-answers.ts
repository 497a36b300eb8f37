import { Injectable, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../../shared/domain/actor';
import { DomainError } from '../../../../shared/domain/domain-error';
import { numbersOf, type Subject } from '../../counting/domain/subject';
import { ClickReportQuery } from '../../reports/infrastructure/click-report.query';
import { presentClicks } from '../../reports/http/click-overview.presenter';
import type { ClickCountDto } from '../../reports/http/dto/click-overview.dto';
import { LiveClicks } from '../application/live-clicks';
import { LivePlaces } from '../application/live-places';
import { LiveStream } from './live-stream';

const EVENT_STREAM = 'text/event-stream';
/** How soon a stream ends when its reader may no longer look on. */
const LOOK_AGAIN_MS = 5_000;

/** Who looks on, at what, and how to find out whether they still may. */
export interface Onlooker {
  readonly request: FastifyRequest;
  readonly subject: Exclude<Subject, { kind: 'links' }>;
  /** The caller as they are now; rejects when they may not look on. */
  readonly mayStill: (actor: Actor) => Promise<unknown>;
}

export type LiveAnswer = StreamableFile | { readonly data: ClickCountDto };

/** Answers with a stream of totals those who ask for one, and with the totals of the moment everybody else. */
@Injectable()
export class LiveAnswers {
  constructor(
    private readonly report: ClickReportQuery,
    private readonly clicks: LiveClicks,
    private readonly places: LivePlaces,
  ) {}

  /** Throws `TooManyStreams`. */
  async to(actor: Actor, onlooker: Onlooker): Promise<LiveAnswer> {
    const { request, subject } = onlooker;
    const { human } = await this.report.byClass(subject);
    const isStream = request.headers.accept?.includes(EVENT_STREAM) ?? false;
    if (!isStream) return { data: presentClicks(human) };
    const leave = this.places.take(actor, () => stream.end());
    const stream = new LiveStream(human);
    this.follow(stream, onlooker, leave);
    return new StreamableFile(stream.bytes, { type: `${EVENT_STREAM}; charset=utf-8` });
  }

  private follow(stream: LiveStream, { request, subject, mayStill }: Onlooker, leave: () => void): void {
    const [number = 0] = numbersOf(subject);
    const unwatch = this.clicks.watch(number, (totals) => stream.notify(totals));
    const lookAgain = async (): Promise<void> => {
      try {
        if (!request.readmit) throw new Error('a stream is for callers with a token');
        await mayStill(await request.readmit());
      } catch (error) {
        // A database that is away says nothing of rights; the token ends by itself.
        if (error instanceof DomainError) stream.end();
      }
    };
    const timer = setInterval(() => void lookAgain(), LOOK_AGAIN_MS);
    // Others may half-close their connection and wait for the rest of an answer; a stream has no rest.
    const { socket } = request.raw;
    const end = (): void => stream.end();
    if (socket.readableEnded) end();
    else socket.once('end', end);
    stream.bytes.once('close', () => {
      clearInterval(timer);
      socket.off('end', end);
      unwatch();
      leave();
    });
  }
}
