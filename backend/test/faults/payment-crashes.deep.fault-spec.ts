import type { CrashPoint } from '../../src/modules/payments/application/crash-points';
import { CrashScene, type MortalGateway } from '../support/crash-scene';
import { rounds, sample } from '../support/depth';
import { MortalShop } from '../support/mortal-shop';
import { disagreements } from '../support/payment-accounts';
import { PaymentWorld } from '../support/payment-world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Row = Readonly<Record<string, unknown>>;

type Play = (scene: CrashScene, at: CrashPoint) => Promise<void>;
interface Case {
  readonly title: string;
  readonly at: CrashPoint;
  readonly gateway: MortalGateway;
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
const declining: Play = async (scene, at) => {
  const way = await scene.buy();
  await scene.dies(at, () => scene.decline(way));
  await scene.recover();
  await scene.expectStates('orders', ['failed']);
  await scene.subscribe();
};
const payingSuperseded: Play = async (scene, at) => {
  const way = await scene.buy();
  await scene.buy('classic');
  await scene.expectStates('orders', ['cancelled', 'pending']);
  await scene.dies(at, () => scene.pay(way));
  await scene.recover();
  // LINE Pay says that it cannot be paid any more; newebPay only that it was not.
  await scene.expectStates('orders', ['paid', scene.gateway === 'linePay' ? 'failed' : 'expired']);
};
/** Its notice is lost, and the gateway cannot be asked until no buyer waits for the order any more. */
const payingUnheard: Play = async (scene, at) => {
  const { faults } = scene.world.newebpay;
  faults.arm({ on: 'notify', kind: 'drop' });
  faults.arm({ on: 'query', kind: 'server-error', times: 2 });
  await scene.subscribe();
  for (const ms of [6 * MINUTE, 26 * HOUR]) await scene.later(ms);
  await scene.expectStates('orders', ['expired']);
  await scene.dies(at, () => scene.later(11 * MINUTE));
  await scene.recover();
  await scene.expectStates('orders', ['paid']);
};
const payingAnotherSum: Play = async (scene, at) => {
  const way = await scene.buy();
  scene.world.sumTaken = 549;
  await scene.dies(at, () => scene.pay(way));
  await scene.recover();
  await scene.expectStates('orders', ['failed']);
};
const givingAnotherSumBack: Play = async (scene, at) => {
  const way = await scene.buy();
  scene.world.sumTaken = 551;
  await scene.pay(way);
  await scene.dies(at, () => scene.passRefund());
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
const missing: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.goToPeriodEnd();
  await scene.upkeep();
  scene.world.newebpay.faults.arm({ on: 'charge', kind: 'decline' });
  await scene.dies(at, () => scene.renew());
  await scene.recover();
  await scene.expectStates('subscriptions', ['pastDue']);
};
const endingUnpaid: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.goToPeriodEnd();
  await scene.upkeep();
  scene.world.newebpay.faults.arm({ on: 'charge', kind: 'decline' });
  await scene.renew();
  await scene.dies(at, () => scene.later(8 * DAY));
  await scene.recover();
  await scene.expectStates('subscriptions', ['ended']);
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
const upgrading: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.later(2 * DAY);
  if (at === 'attempt.prepared' || at === 'order.drafting') {
    await scene.dies(at, () => scene.upgrade());
    await scene.pay(await scene.upgrade());
  } else {
    const way = await scene.upgrade();
    await scene.dies(at, async () => {
      await scene.pay(way);
      await scene.upkeep();
    });
  }
  await scene.recover();
  await scene.expectItems(['classic', null]);
};
const degrading: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.later(2 * DAY);
  await scene.dies(at, () => scene.degrade());
  if (at === 'subscription.changing') await scene.degrade();
  await scene.expectItems(['initial', 'personal']);
  await scene.goToPeriodEnd();
  if (scene.gateway === 'newebPay') await scene.upkeep();
  await scene.renew();
  await scene.expectItems(['personal', null]);
};
const showingCard: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.later(2 * DAY);
  const way = await scene.changeCard();
  await scene.dies(at, () => scene.pay(way));
};
const invoicing: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.dies(at, () => scene.upkeep());
};
const voiding: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.upkeep();
  await scene.expectStates('invoices', ['issued']);
  await scene.giveBack();
  await scene.dies(at, () => scene.passRefund());
  await scene.recover();
  await scene.expectStates('invoices', ['voided']);
};
const reducing: Play = async (scene, at) => {
  await scene.goToEndOfDeclaration();
  await scene.subscribe();
  await scene.upkeep();
  await scene.later(16 * DAY);
  await scene.giveBack();
  await scene.dies(at, () => scene.upkeep());
  await scene.recover();
  await scene.expectStates('invoices', ['allowanceIssued']);
};

const givingPartsBack: Play = async (scene, at) => {
  await scene.subscribe();
  await scene.upkeep();
  await scene.giveBack(100);
  await scene.giveBack(100);
  await scene.dies(at, () => scene.passRefund());
  // The bank takes two days for each.
  for (let times = 0; times < 2; times += 1) await scene.recover();
  await scene.expectStates('payment_refunds', ['done', 'done']);
  await scene.expectStates('invoice_allowances', ['issued', 'issued']);
};

const both: readonly MortalGateway[] = ['newebPay', 'linePay'];
const inAll = (title: string, play: Play, points: readonly CrashPoint[], gateways = both): Case[] =>
  gateways.flatMap((gateway) => points.map((at) => ({ title, at, gateway, play })));
const WORD = ['fact.received', 'fact.applying', 'fact.applied'] as const;

const CASES: readonly Case[] = [
  ...inAll('o1, o2 and the hand-over', buying, ['order.drafting', 'order.drafted', 'attempt.prepared']),
  ...inAll('the hand-over', buying, ['attempt.handed-over']),
  ...inAll('the hand-over', buying, ['attempt.reference-stored'], ['linePay']),
  ...inAll('o3 and s1', paying, WORD),
  ...inAll('o4', declining, WORD),
  ...inAll('o5', expiring, ['order.expiring'], ['newebPay']),
  ...inAll('o6 of a cancelled order', payingSuperseded, WORD),
  ...inAll('o6 of an expired order', payingUnheard, WORD, ['newebPay']),
  // A second approval at LINE Pay is not confirmed, so that nothing of it comes back.
  ...inAll('o7', payingTwice, ['refund.asked', 'refund.answered', 'mandate.answered'], ['newebPay']),
  ...inAll('o8', payingAnotherSum, WORD, ['newebPay']),
  ...inAll(
    'o8',
    givingAnotherSumBack,
    ['refund.answered', 'refund.booking', 'mandate.answered'],
    ['newebPay'],
  ),
  ...inAll('s2', passingPeriodEnd, ['subscription.passing']),
  ...inAll('s3', renewing, WORD),
  ...inAll('s3', renewing, ['renewal.charging'], ['linePay']),
  ...inAll('s4', missing, WORD, ['newebPay']),
  ...inAll('s5', cancelling, ['subscription.changing', 'subscription.changed']),
  ...inAll('s5', suspending, ['mandate.answered']),
  ...inAll('s6', ending, ['subscription.passing']),
  ...inAll('s6 after days of grace', endingUnpaid, ['subscription.passing'], ['newebPay']),
  ...inAll('s7', resuming, ['subscription.changing', 'subscription.changed']),
  ...inAll('an upgrade', upgrading, ['order.drafting', 'attempt.prepared', ...WORD, 'mandate.answered']),
  ...inAll('a smaller plan', degrading, ['subscription.changing', 'subscription.changed']),
  ...inAll('another card', showingCard, WORD, ['newebPay']),
  ...inAll('an invoice', invoicing, ['invoice.request-stored', 'invoice.answered'], ['newebPay']),
  ...inAll('voiding an invoice', voiding, ['invoice.answered']),
  ...inAll('giving parts back', givingPartsBack, ['refund.asked', 'refund.answered', 'refund.booking']),
  ...inAll('giving parts back', givingPartsBack, ['invoice.request-stored', 'invoice.answered'], ['linePay']),
  ...inAll('reducing an invoice', reducing, ['invoice.request-stored', 'invoice.answered'], ['linePay']),
];

const nameOf = ({ title, at, gateway }: Case): string => `${title} by ${gateway} at ${at}`;

describe.each([['SQLite', 2] as const, ['MariaDB', 1] as const])(
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
          const scene = new CrashScene(shop, world, gateway);
          await scene.enter();
          await play(scene, at);
          await scene.recover();
          expect([await shop.ask('broken'), await disagreements(world, query)]).toEqual([[], []]);
          // The next one is alone with what it does.
          await query("UPDATE subscriptions SET due_at = NULL, live_key = NULL, state = 'ended'");
          await query("UPDATE mandates SET wanted = 'terminated', due_at = NULL");
          // Its grant ends, which is followed at the next upkeep.
          await query(
            "UPDATE plan_grants SET valid_until = valid_from, due_at = valid_from WHERE source = 'order'",
          );
          world.newebpay.state.mandates.length = 0;
        }
      },
      1_800_000,
    );
  },
);
