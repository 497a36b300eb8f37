import { Injectable } from '@nestjs/common';

/** News of the business: a literal type and primitives. */
export interface DomainEvent {
  readonly type: string;
}

type Handler = (event: never) => void | Promise<void>;

/**
 * Hands news to whoever asked for it, after the transaction that made it true. Handlers must bear
 * being called twice; what may not be lost travels in a job or the journal instead.
 */
@Injectable()
export class EventBus {
  private readonly handlers = new Map<string, Handler[]>();

  on<E extends DomainEvent>(type: E['type'], handler: (event: E) => void | Promise<void>): void {
    this.handlers.set(type, [...(this.handlers.get(type) ?? []), handler]);
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
