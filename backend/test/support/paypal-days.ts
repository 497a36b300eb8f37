import { ChangeSubscriptionService } from '../../src/modules/payments/application/subscriptions/change-subscription.service';
import { ReceiveEventService } from '../../src/modules/payments/application/gateway-events/receive-event.service';
import { ReceiveNoticeService } from '../../src/modules/payments/application/gateway-events/receive-notice.service';
import { ReconcileService } from '../../src/modules/payments/application/reconciliation/reconcile.service';
import type { StartedPayment } from '../../src/modules/payments/application/orders/start-payment.service';
import type { Member } from '../../src/shared/domain/actor';
import { allowing } from './allowing';
import { ADDRESS } from './any-change';
import type { MoneyApp } from './money-app';
import type { PayPalShop, SentEvent } from './paypal';
import { decideAtPayPal } from './paypal-buyer';
import { DAY_MS, TIMES_MS } from './payment-days';
import { until } from './waiting';

/** How likely something is wrong with a call, an event or the shop itself, at one of the moments of a day. */
const [CALL_FAULT, EVENT_FAULT, SHOP_AWAY] = [0.15, 0.15, 0.05];
/** How likely PayPal charges in another way than it should, at one of the moments of a day. */
const CHARGE_FAULT = 0.06;
/** PayPal gives an event up after so many. */
const MAX_TRIES = 25;

const CALLS = [
  ...['token', 'product', 'plan', 'subscription', 'transactions', 'activate', 'suspend', 'cancel'],
  ...['order', 'order-details', 'order-capture', 'payment-details', 'refund', 'sale-refund'],
];
const CALL_FAULTS = ['drop-request', 'server-error', 'drop-answer'];
const CAPTURE_FAULTS = ['decline', 'pending', 'denied'];
const CHARGE_FAULTS = ['decline', 'decline', 'decline', 'late', 'double'];
const EVENT_FAULTS = ['drop', 'duplicate', 'late', 'reorder', 'bad-signature', 'other-keys', 'rewritten'];

const never = new AbortController().signal;

interface WaitingEvent {
  readonly event: SentEvent;
  readonly tries: number;
}

/** PayPal, as its simulator has it, and its events, day after day. What customers do, a subclass says. */
export abstract class PayPalDays {
  protected isCalm = false;
  private waiting: WaitingEvent[] = [];

  constructor(
    protected readonly app: MoneyApp,
    readonly shop: PayPalShop,
    protected readonly random: () => number,
    /** The beginning of a day in Taipei, at which the simulator's clock stands. */
    protected readonly start: number,
  ) {
    app.now = start;
  }

  async day(): Promise<void> {
    const midnight = this.app.now - ((this.app.now - this.start) % DAY_MS);
    for (const ms of TIMES_MS) await this.moment(midnight + ms);
    await this.app.get(ReconcileService).follow(never);
    this.app.now = midnight + DAY_MS;
  }

  /** Everything arrives, and nothing goes wrong or is bought any more. */
  async settle(days: number): Promise<void> {
    this.isCalm = true;
    for (let day = 0; day < days; day += 1) await this.day();
  }

  /** What customers do at one of the moments of a day. */
  protected abstract act(): Promise<void>;

  protected happens(share: number): boolean {
    return !this.isCalm && this.random() < share;
  }

  protected oneOf<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.random() * choices.length)] as T;
  }

  /** A buyer who has to agree to something does, or leaves; a few do not come back from PayPal. */
  protected async agree({ handOver }: StartedPayment): Promise<void> {
    if (!handOver?.url) return;
    const choice = this.happens(0.03) ? 'cancel' : 'pay';
    const back = await decideAtPayPal(handOver.url, choice);
    const number = back?.searchParams.get('number');
    if (!number || this.happens(0.03)) return;
    const notices = this.app.get(ReceiveNoticeService);
    if (choice === 'pay') await notices.handleReturnOf('paypal', number, null);
    else await notices.handleCancel('paypal', number);
  }

  protected cancel(member: Member, slot: string): Promise<boolean> {
    const reason = { reason: '', address: ADDRESS };
    return allowing(() => this.app.get(ChangeSubscriptionService).cancel(member, slot, reason));
  }

  private async moment(at: number): Promise<void> {
    const { simulator, inbox } = this.shop;
    simulator.faults.clear();
    this.armFaults();
    // What is sent meanwhile is sent again later.
    const isAway = this.happens(SHOP_AWAY);
    inbox.status = isAway ? 503 : 200;
    await simulator.clock.advanceTo(at);
    this.app.now = at;
    await this.act();
    await this.hear(isAway);
    await this.app.followDue();
    await this.app.followRest();
    await this.hear(isAway);
  }

  private armFaults(): void {
    const { faults } = this.shop.simulator;
    if (this.happens(CALL_FAULT)) faults.arm({ on: this.oneOf(CALLS), kind: this.oneOf(CALL_FAULTS) });
    if (this.happens(CALL_FAULT)) {
      faults.arm({ on: 'order-capture', kind: this.oneOf(CAPTURE_FAULTS) });
    }
    if (this.happens(CHARGE_FAULT)) faults.arm({ on: 'charge', kind: this.oneOf(CHARGE_FAULTS) });
    if (this.happens(EVENT_FAULT)) faults.arm({ on: 'webhook', kind: this.oneOf(EVENT_FAULTS) });
  }

  /** An event that could not be used is sent again. */
  private async hear(isAway: boolean): Promise<void> {
    await this.allSent();
    const came = this.shop.take().map((event) => ({ event, tries: 0 }));
    if (isAway) return;
    const due = [...this.waiting, ...came];
    this.waiting = [];
    for (const { event, tries } of due) {
      const message = { headers: event.headers, body: Buffer.from(event.body) };
      const isHeard = await allowing(() => this.app.get(ReceiveEventService).receive('paypal', message));
      if (!isHeard && tries < MAX_TRIES) this.waiting.push({ event, tries: tries + 1 });
    }
  }

  /** Events follow after the answers of the calls that they are about. */
  private async allSent(): Promise<void> {
    const { notices } = this.shop.simulator.state;
    const isSent = ({ dueAt, held, answers }: (typeof notices)[number]): boolean =>
      answers.length > 0 || dueAt !== undefined || held === true;
    await until('the events of PayPal are under way', () => notices.every(isSent));
    // The simulator looks through all of them each time.
    const kept = notices.filter(({ dueAt, held }) => dueAt !== undefined || held === true);
    notices.splice(0, notices.length, ...kept);
  }
}
