import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import { DomainError } from '../../../../shared/domain/domain-error';
import { Readiness } from '../../../../shared/health/readiness';

/** Streams that one process keeps open, and those of one caller. */
const MAX_OPEN = 500;
const MAX_PER_CALLER = 8;
const RETRY_S = 30;

class TooManyStreams extends DomainError {
  constructor(whose: 'yours' | 'all') {
    const message =
      whose === 'yours'
        ? `At most ${MAX_PER_CALLER} live views can be open at once: close one.`
        : 'Too many live views are open on this server: try again soon, or ask without text/event-stream.';
    super('rate-limited', 'analytics.live-too-many', message, { retryAfter: RETRY_S });
  }
}

/** A stream that has a place, and how it is ended from outside. */
interface Taken {
  readonly caller: string;
  readonly end: () => void;
}

const nameOf = (actor: Actor): string =>
  actor.kind === 'guest' ? `guest ${actor.browserUuid}` : `${actor.kind} ${actor.userId}`;

/** Counts the streams that are open, and ends them all when the process leaves. */
@Injectable()
export class LivePlaces implements OnModuleInit {
  private readonly open = new Set<Taken>();
  private isLeaving = false;

  constructor(private readonly readiness: Readiness) {}

  onModuleInit(): void {
    this.readiness.whenLeaving(() => {
      this.isLeaving = true;
      for (const { end } of this.open) end();
    });
  }

  /** What comes back gives the place away. Throws `TooManyStreams`. */
  take(actor: Actor, end: () => void): () => void {
    const caller = nameOf(actor);
    if (this.isLeaving || this.open.size >= MAX_OPEN) throw new TooManyStreams('all');
    const own = [...this.open].filter((each) => each.caller === caller);
    if (own.length >= MAX_PER_CALLER) throw new TooManyStreams('yours');
    const taken = { caller, end };
    this.open.add(taken);
    return () => this.open.delete(taken);
  }
}
