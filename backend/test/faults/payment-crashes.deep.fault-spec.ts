import type { CrashPoint } from '../../src/modules/payments/application/crash-points';
import { rounds, sample } from '../support/depth';
import { Died, MortalShop } from '../support/mortal-shop';
import { disagreements } from '../support/payment-accounts';
import { PaymentWorld, type WayToPay } from '../support/payment-world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Everything that is tried again has been tried by then: notices, questions, mandates, refunds, invoices. */
const RECOVERY = [MINUTE, 5 * MINUTE, 40 * MINUTE, 30 * MINUTE, 7 * HOUR, 7 * HOUR, DAY, DAY, DAY];

type Gateway = 'newebPay' | 'linePay';
type Row = Readonly<Record<string, unknown>>;

/** One buyer, from order to order. */
class Scene {
  private member: unknown;

  constructor(
    private readonly shop: MortalShop,
    private readonly world: PaymentWorld,
    readonly gateway: Gateway,
  ) {}

  async enter(): Promise<void> {
    this.member = await this.shop.ask('member');
  }

  buy(plan = 'initial'): Promise<WayToPay> {
    return this.shop.ask<WayToPay>('buy', { member: this.member, paymentType: this.gateway, plan });
  }

  /** Until the shop has heard of it, by whatever way the gateway has. */
  async pay(way: WayToPay): Promise<void> {
    const back = await this.world.decide(way, 'pay');
    if (this.gateway === 'newebPay') return;
    const [number, reference] = ['orderId', 'transactionId'].map((name) => back?.searchParams.get(name));
    await this.shop.ask('comeBack', { number, reference });
  }

  async subscribe(): Promise<void> {
    await this.pay(await this.buy());
  }

  change(command: 'cancel' | 'resume'): Promise<unknown> {
    return this.shop.ask(command, { member: this.member });
  }

  upkeep(): Promise<unknown> {
    return this.shop.ask('upkeep');
  }

  async later(ms: number): Promise<void> {
    await this.world.clock.advance(ms);
    await this.upkeep();
  }

  /** A minute past midnight of the day on which the paid period is over. */
  async goToPeriodEnd(): Promise<void> {
    const sql = 'SELECT period_end FROM subscriptions WHERE live_key IS NOT NULL ORDER BY id DESC LIMIT 1';
    const [row] = await this.shop.ask<Row[]>('query', { sql });
    await this.world.clock.advanceTo(Date.parse(`${String(row?.['period_end'])}T00:01:00+08:00`));
  }

  /** The gateway's charge, or ours. */
  async renew(): Promise<void> {
    if (this.gateway === 'newebPay') await this.world.clock.advance(3 * HOUR);
    else await this.upkeep();
  }

  /** The process must die of it, and comes back. */
  async dies(at: CrashPoint, work: () => Promise<unknown>): Promise<void> {
    const before = this.shop.deaths;
    this.shop.crashAt = at;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    }
    expect([at, this.shop.deaths - before]).toEqual([at, 1]);
    await this.shop.rise();
  }
}

type Play = (scene: Scene, at: CrashPoint) => Promise<void>;
interface Case {
  readonly title: string;
  readonly at: CrashPoint;
  readonly gateway: Gateway;
  readonly play: Play;
}

const buying: Play = async (scene, at) => {
  await scene.dies(at, () => scene.buy());
  await scene.subscribe();
};
const paying: Play = async (scene, at) => {
  const way = await scene.buy();
  await scene.dies(at, () => scene.pay(way));
};
const payingTwice: Play = async (scene, at) => {
  const ways = [await scene.buy(), await scene.buy('classic')];
  for (const way of ways) await scene.pay(way);
  await scene.dies(at, () => scene.upkeep());
};
const expiring: Play = async (scene, at) => {
  await scene.buy();
  for (const ms of [6 * MINUTE, 41 * MINUTE]) await scene.later(ms);
  await scene.dies(at, () => scene.later(20 * MINUTE));
};
const passingPeriodEnd: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.goToPeriodEnd();
  await scene.dies(at, () => scene.upkeep());
};
const renewing: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.goToPeriodEnd();
  if (scene.gateway === 'newebPay') await scene.upkeep();
  await scene.dies(at, () => scene.renew());
};
const cancelling: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.later(2 * DAY);
  await scene.dies(at, () => scene.change('cancel'));
  if (at === 'subscription.changing') await scene.change('cancel');
};
const suspending: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.later(2 * DAY);
  await scene.change('cancel');
  await scene.dies(at, () => scene.upkeep());
};
const ending: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.change('cancel');
  await scene.upkeep();
  await scene.goToPeriodEnd();
  await scene.dies(at, () => scene.upkeep());
};
const resuming: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.change('cancel');
  await scene.upkeep();
  await scene.dies(at, () => scene.change('resume'));
  if (at === 'subscription.changing') await scene.change('resume');
};
const invoicing: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.dies(at, () => scene.upkeep());
};

const both: readonly Gateway[] = ['newebPay', 'linePay'];
const inAll = (title: string, play: Play, points: readonly CrashPoint[], gateways = both): Case[] =>
  gateways.flatMap((gateway) => points.map((at) => ({ title, at, gateway, play })));
const WORD = ['fact.received', 'fact.applying', 'fact.applied'] as const;

const CASES: readonly Case[] = [
  ...inAll('o1, o2 and the hand-over', buying, ['order.drafting', 'order.drafted', 'attempt.prepared']),
  ...inAll('the hand-over', buying, ['attempt.handed-over']),
  ...inAll('the hand-over', buying, ['attempt.reference-stored'], ['linePay']),
  ...inAll('o3 and s1', paying, WORD),
  ...inAll('o5', expiring, ['order.expiring'], ['newebPay']),
  ...inAll('o7', payingTwice, ['refund.answered', 'mandate.answered']),
  ...inAll('o7', payingTwice, ['refund.booking'], ['linePay']),
  ...inAll('s2', passingPeriodEnd, ['subscription.passing']),
  ...inAll('s3', renewing, WORD),
  ...inAll('s3', renewing, ['renewal.charging'], ['linePay']),
  ...inAll('s5', cancelling, ['subscription.changing', 'subscription.changed']),
  ...inAll('s5', suspending, ['mandate.answered']),
  ...inAll('s6', ending, ['subscription.passing']),
  ...inAll('s7', resuming, ['subscription.changing', 'subscription.changed']),
  ...inAll('an invoice', invoicing, ['invoice.request-stored', 'invoice.answered'], ['newebPay']),
];

const nameOf = ({ title, at, gateway }: Case): string => `${title} by ${gateway} at ${at}`;

describe.each([['SQLite', 20] as const, ['MariaDB', 20] as const])(
  'kill -9 between two steps on %s',
  (engine, times) => {
    let world: PaymentWorld;
    let shop: MortalShop;

    const query = (sql: string): Promise<Row[]> => shop.ask<Row[]>('query', { sql });

    beforeAll(async () => {
      world = await PaymentWorld.open('2027-01-20T10:00:00+08:00');
      shop = await MortalShop.open(engine, world);
    });
    afterAll(async () => {
      await shop.close();
      await world.close();
    });

    const cases = engine === 'SQLite' ? sample(CASES, 4) : sample(CASES, 2);
    it.each(cases.map((each) => [nameOf(each), each] as const))(
      'costs nobody money: %s',
      async (_, { at, gateway, play }) => {
        for (let round = 0; round < rounds(1, times); round += 1) {
          const scene = new Scene(shop, world, gateway);
          await scene.enter();
          await play(scene, at);
          for (const ms of RECOVERY) await scene.later(ms);
          await scene.upkeep();
          expect([await shop.ask('broken'), await disagreements(world, query)]).toEqual([[], []]);
          // The next one is alone with what it does.
          await query("UPDATE subscriptions SET due_at = NULL, live_key = NULL, state = 'ended'");
          await query("UPDATE mandates SET wanted = 'terminated', due_at = NULL");
          await query("UPDATE plan_grants SET valid_until = valid_from WHERE source = 'order'");
          world.newebpay.state.mandates.length = 0;
        }
      },
      1_800_000,
    );
  },
);
