import type { Scheduled, VirtualClock } from '../shared/clock';
import type { NewebpayState, Trade } from './state';
import { nextFile } from './trades';

/** Moves captures and refunds on: into the batch of 21:00, out of it with the banks' files on the next day. */
export class CaptureBatch implements Scheduled {
  constructor(
    private readonly state: NewebpayState,
    private readonly clock: VirtualClock,
  ) {}

  dueAt(): number | undefined {
    const times = this.state.trades.flatMap(({ closeMovesAt, backMovesAt, cancelAt }) =>
      [closeMovesAt, backMovesAt, cancelAt].filter((at) => at !== undefined),
    );
    return times.length === 0 ? undefined : Math.min(...times);
  }

  run(): Promise<void> {
    const now = this.clock.now();
    for (const trade of this.state.trades) {
      if ((trade.closeMovesAt ?? Infinity) <= now) moveCapture(trade, now);
      if ((trade.backMovesAt ?? Infinity) <= now) moveRefund(trade, now);
      if ((trade.cancelAt ?? Infinity) <= now) {
        trade.status = 3;
        delete trade.cancelAt;
      }
    }
    return Promise.resolve();
  }
}

function moveCapture(trade: Trade, now: number): void {
  if (trade.closeStatus === 1) {
    trade.closeStatus = 2;
    trade.closeMovesAt = nextFile(now);
    return;
  }
  trade.closeStatus = 3;
  delete trade.closeMovesAt;
}

function moveRefund(trade: Trade, now: number): void {
  if (trade.backStatus === 1) {
    trade.backStatus = 2;
    trade.backMovesAt = nextFile(now);
    return;
  }
  trade.backStatus = 3;
  trade.refunded += trade.backAmount;
  trade.backAmount = 0;
  if (trade.refunded >= trade.closeAmount) trade.status = 6;
  delete trade.backMovesAt;
}
