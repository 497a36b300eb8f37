import { Injectable } from '@nestjs/common';

/** News of the business: a literal type and primitives. */
export interface DomainEvent {
  readonly type: string;
}

type Handler = (event: never) => void | Promise<void>;
type Writer = (events: readonly never[]) => Promise<void>;

interface EventRecord {
  readonly types: ReadonlySet<string>;
  readonly write: Writer;
}

/**
 * Hands news to those that asked for it, after the transaction that made it true. Handlers must bear
 * being called twice; what may not be lost is written down in that transaction, or travels in a job or the journal.
 */
@Injectable()
export class EventBus {
  private readonly handlers = new Map<string, Handler[]>();
  private readonly records: EventRecord[] = [];

  on<E extends DomainEvent>(type: E['type'], handler: (event: E) => void | Promise<void>): void {
    this.handlers.set(type, [...(this.handlers.get(type) ?? []), handler]);
  }

  /** Has all news of these types written down, once at the end of each transaction that makes any, and as a part of it. */
  record<E extends DomainEvent>(
    types: readonly E['type'][],
    write: (events: readonly E[]) => Promise<void>,
  ): void {
    this.records.push({ types: new Set(types), write });
  }

  isRecorded({ type }: DomainEvent): boolean {
    return this.records.some(({ types }) => types.has(type));
  }

  /** Writes the news of a transaction down in it; what fails makes it fail. */
  async writeDown(event: readonly DomainEvent[]): Promise<void> {
    for (const { types, write } of this.records) {
      const own = event.filter(({ type }) => types.has(type));
      if (own.length > 0) await write(own as never[]);
    }
  }

  /** Calls every handler; one that fails does not keep the news from the others. Rejects with all failures. */
  async publish(event: DomainEvent): Promise<void> {
    const outcomes = await Promise.allSettled(
      (this.handlers.get(event.type) ?? []).map(async (handler) => handler(event as never)),
    );
    const failures = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map((outcome): unknown => outcome.reason);
    if (failures.length > 0) throw new AggregateError(failures, `Handlers of ${event.type} failed`);
  }
}
