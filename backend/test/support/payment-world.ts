import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startEzPay } from '../../sandbox/ezpay/ezpay';
import { DEMO_SHOP as EZPAY_SHOP } from '../../sandbox/ezpay/shop';
import type { EzPayState } from '../../sandbox/ezpay/state';
import { startLinePay } from '../../sandbox/linepay/linepay';
import { DEMO_MERCHANT } from '../../sandbox/linepay/merchant';
import type { LinePayState } from '../../sandbox/linepay/state';
import { startNewebpay } from '../../sandbox/newebpay/newebpay';
import { DEMO_SHOP as NEWEBPAY_SHOP } from '../../sandbox/newebpay/shop';
import type { NewebpayState } from '../../sandbox/newebpay/state';
import { VirtualClock } from '../../sandbox/shared/clock';
import type { Simulator } from '../../sandbox/shared/simulator';
import { browserPost, formIn } from '../../sandbox/testing/browser';

export type Fields = Readonly<Record<string, string>>;

/** Where a buyer goes to pay. */
export interface WayToPay {
  readonly url: string | null;
  readonly data: Fields | null;
}

/** Money that a gateway has taken, by its own books. */
export interface TakenMoney {
  readonly number: string;
  readonly amount: number;
  /** What of it is back, or on its way to the bank's next day. */
  readonly back: number;
}

const NUMBERS_PER_PERIOD = 1_000_000;

/** What was reserved to see whether a card is good, and released: no money. No plan costs so little. */
const isCardCheck = ({ amount, status }: NewebpayState['trades'][number]): boolean =>
  amount === 10 && status === 3;

/** The gateways and the issuer of invoices, as their simulators have them, on one clock; and where the shop gets notices. */
export class PaymentWorld {
  /** The sum that newebPay takes next instead of the one that it was asked for. */
  sumTaken: number | null = null;
  /** What the shop does with a notice; one that fails is sent again. */
  takeNotice: (fields: Fields) => Promise<unknown> = () => Promise.reject(new Error('the shop is closed'));

  private constructor(
    readonly clock: VirtualClock,
    readonly newebpay: Simulator<NewebpayState>,
    readonly linepay: Simulator<LinePayState>,
    readonly ezpay: Simulator<EzPayState>,
    private readonly front: Server,
  ) {}

  static async open(start: string): Promise<PaymentWorld> {
    const clock = new VirtualClock(start);
    const newebpay = await startNewebpay({ clock });
    const linepay = await startLinePay({ clock });
    const ezpay = await startEzPay({ clock, shop: { numbersPerPeriod: NUMBERS_PER_PERIOD } });
    const front = createServer();
    front.listen(0, '127.0.0.1');
    await once(front, 'listening');
    const world = new PaymentWorld(clock, newebpay, linepay, ezpay, front);
    front.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
        world.takeNotice(fields).then(
          () => response.writeHead(200).end(),
          () => response.writeHead(503).end(),
        );
      });
    });
    return world;
  }

  /** Nothing has happened yet, and it is that time; for a shop that has forgotten everything, too. */
  async beginAgain(start: string): Promise<void> {
    for (const simulator of [this.newebpay, this.linepay, this.ezpay]) simulator.clear();
    this.sumTaken = null;
    await this.clock.advanceTo(Date.parse(start));
  }

  /** Settings of a shop that has keys for all of them. */
  get variables(): Fields {
    return {
      APP_ORIGIN: `http://127.0.0.1:${(this.front.address() as AddressInfo).port}`,
      NEWEBPAY_URL: this.newebpay.origin,
      NEWEBPAY_MERCHANT_ID: NEWEBPAY_SHOP.merchantId,
      NEWEBPAY_HASH_KEY: NEWEBPAY_SHOP.hashKey,
      NEWEBPAY_HASH_IV: NEWEBPAY_SHOP.hashIv,
      LINEPAY_URL: this.linepay.origin,
      LINEPAY_CHANNEL_ID: DEMO_MERCHANT.channelId,
      LINEPAY_CHANNEL_SECRET: DEMO_MERCHANT.channelSecret,
      EZPAY_URL: this.ezpay.origin,
      EZPAY_MERCHANT_ID: EZPAY_SHOP.merchantId,
      EZPAY_HASH_KEY: EZPAY_SHOP.hashKey,
      EZPAY_HASH_IV: EZPAY_SHOP.hashIv,
    };
  }

  /** Decides on the page of the gateway; its notice has been sent when this is done. Where the browser is sent from there. */
  async decide({ url, data }: WayToPay, choice: 'pay' | 'decline' | 'cancel'): Promise<URL | null> {
    const page = data ? await browserPost(url ?? '', data) : await fetch(url ?? '');
    const { action } = formIn(await page.text());
    this.changeSum();
    const answer = await browserPost(action, { choice });
    const location = answer.headers.get('location');
    return location === null ? null : new URL(location);
  }

  /** All money that was taken, by the books of the gateways. */
  taken(): TakenMoney[] {
    const cards = this.newebpay.state.trades
      .filter((trade) => trade.status !== 2 && !isCardCheck(trade))
      .map(({ orderNo, amount, status, refunded, backAmount }) => ({
        number: orderNo,
        amount,
        back: status === 3 ? amount : refunded + backAmount,
      }));
    const others = this.linepay.state.payments
      .filter(({ paidAt }) => paidAt !== undefined)
      .map(({ orderId, amount, refunds }) => ({
        number: orderId,
        amount,
        back: refunds.reduce((sum, refund) => sum + refund.amount, 0),
      }));
    return [...cards, ...others];
  }

  /** What invoices that hold are over, by their numbers of ours. */
  invoices(): ReadonlyMap<string, number> {
    const { invoices, allowances } = this.ezpay.state;
    const left = invoices
      .filter(({ voidedAt }) => voidedAt === undefined)
      .map(({ orderNo, total }) => {
        const reduced = allowances.filter((one) => one.orderNo === orderNo && one.status !== 2);
        return [orderNo, reduced.reduce((rest, { amount }) => rest - amount, total)] as const;
      });
    return new Map(left.filter(([, rest]) => rest !== 0));
  }

  async close(): Promise<void> {
    await Promise.all([this.newebpay.close(), this.linepay.close(), this.ezpay.close()]);
    this.front.close();
    this.front.closeAllConnections();
  }

  private changeSum(): void {
    const opened = this.newebpay.state.pages.at(-1);
    if (this.sumTaken !== null && opened) opened.fields['PeriodAmt'] = String(this.sumTaken);
    this.sumTaken = null;
  }
}
