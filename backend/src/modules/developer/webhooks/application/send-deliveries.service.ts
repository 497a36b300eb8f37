import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { ClaimedDelivery } from './claimed-delivery';
import { DeliveryStore } from './ports/delivery-store';
import { type DeliveryLane, WebhookStore } from './ports/webhook-store';
import { SendDeliveryService } from './send-delivery.service';

/** How many calls a process makes at once, over all groups and to one endpoint. */
interface LanePace {
  readonly atOnce: number;
  readonly perEndpoint: number;
}

/** Endpoints that have failed last are served apart: receivers that hang hold up only each other. */
const PACES: Readonly<Record<DeliveryLane, LanePace>> = {
  steady: { atOnce: 16, perEndpoint: 4 },
  failing: { atOnce: 8, perEndpoint: 1 },
};

/** A delivery that has a place in a lane. */
interface Started extends ClaimedDelivery {
  readonly lane: DeliveryLane;
}

/** While a call is under way that may take long, others are looked for this often. */
const LOOK_MS = 200;

/** Sends what is due: few calls at once, endpoint by endpoint in turn, however much one of them has to get. */
@Injectable()
export class SendDeliveriesService {
  private readonly logger = new Logger(SendDeliveriesService.name);
  private readonly running = new Map<number, number>();
  private readonly counts: Record<DeliveryLane, number> = { steady: 0, failing: 0 };
  private readonly last: Record<DeliveryLane, number> = { steady: 0, failing: 0 };
  private round: Promise<void> | null = null;

  constructor(
    private readonly webhooks: WebhookStore,
    private readonly deliveries: DeliveryStore,
    private readonly sending: SendDeliveryService,
    private readonly clock: Clock,
  ) {}

  /** Until nothing is due. What becomes due while it runs is sent, too, so one round at a time is enough. */
  async sendDue(signal: AbortSignal): Promise<void> {
    this.round ??= this.run(signal).finally(() => (this.round = null));
    await this.round;
  }

  private async run(signal: AbortSignal): Promise<void> {
    const calls = new Set<Promise<void>>();
    while (!signal.aborted) {
      // A call that ends while this looks for others may leave something due that it has just passed over.
      const isIdle = calls.size === 0;
      const claimed = (await this.deliveries.hasDue(this.clock.now())) ? await this.claimSome() : [];
      for (const { lane, ...each } of claimed) {
        const call = this.send(each).finally(() => {
          this.leave(lane, each.webhook.id);
          calls.delete(call);
        });
        calls.add(call);
      }
      if (claimed.length > 0) continue;
      if (isIdle) return;
      if (calls.size > 0) await firstOf(calls);
    }
    await Promise.all(calls);
  }

  /** One of each endpoint that has something due, as far as there is room. */
  private async claimSome(): Promise<Started[]> {
    const all: Started[] = [];
    for (const lane of ['steady', 'failing'] as const) {
      const room = PACES[lane].atOnce - this.counts[lane];
      if (room <= 0) continue;
      for (const id of await this.dueIn(lane, room)) {
        const claimed = await this.sending.claim(id);
        if (!claimed) continue;
        this.last[lane] = id;
        this.enter(lane, id);
        all.push({ ...claimed, lane });
      }
    }
    return all;
  }

  /** Endpoints whose turn it is, and of which not too much is under way. */
  private async dueIn(lane: DeliveryLane, room: number): Promise<readonly number[]> {
    const question = { now: this.clock.now(), lane, after: this.last[lane] };
    // Those that are busy may all come first.
    const ids = await this.webhooks.due({ ...question, limit: room + this.running.size });
    const free = ids.filter((id) => (this.running.get(id) ?? 0) < PACES[lane].perEndpoint);
    return free.slice(0, room);
  }

  /** What goes wrong with one is no reason to leave the others. */
  private async send(claimed: ClaimedDelivery): Promise<void> {
    try {
      await this.sending.send(claimed);
    } catch (error) {
      const { number } = claimed.delivery;
      this.logger.error({ err: error, delivery: number }, 'a webhook was interrupted; it is sent again');
    }
  }

  private enter(lane: DeliveryLane, webhookId: number): void {
    this.counts[lane] += 1;
    this.running.set(webhookId, (this.running.get(webhookId) ?? 0) + 1);
  }

  private leave(lane: DeliveryLane, webhookId: number): void {
    this.counts[lane] -= 1;
    const left = (this.running.get(webhookId) ?? 1) - 1;
    if (left > 0) this.running.set(webhookId, left);
    else this.running.delete(webhookId);
  }
}

/** Until one of them has ended, or some time has passed. */
async function firstOf(calls: ReadonlySet<Promise<void>>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const soon = new Promise<void>((resolve) => (timer = setTimeout(resolve, LOOK_MS)));
  await Promise.race([...calls, soon]);
  clearTimeout(timer);
}
