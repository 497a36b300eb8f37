import { Ambient } from './ambient';

/**
 * A first-come, first-served lock that its holder may enter again. SQLite gives the process one
 * connection, so without it a query of another request would fall into an open transaction.
 */
export class Exclusive {
  private readonly holder = new Ambient<{ released: boolean }>();
  private tail: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const held = this.holder.current;
    if (held && !held.released) return work();
    const turn = this.tail.then(async () => {
      const ticket = { released: false };
      try {
        return await this.holder.run(ticket, work);
      } finally {
        // Work left running in the background inherits the ticket; it must queue again.
        ticket.released = true;
      }
    });
    this.tail = turn.catch(() => undefined);
    return turn;
  }
}
