import { DEMO_KEY } from '../../sandbox/registrar/account';
import { startRegistrar } from '../../sandbox/registrar/registrar';
import type { RegistrarState } from '../../sandbox/registrar/state';
import type { Simulator } from '../../sandbox/shared/simulator';
import type { RegistrarCrashPoint } from '../../src/modules/domains/sales/application/crash-points';
import { newName } from '../support/bought-domains';
import { CrashScene } from '../support/crash-scene';
import type { EngineName } from '../support/database';
import { rounds, sample } from '../support/depth';
import { MortalShop } from '../support/mortal-shop';
import { disagreements } from '../support/payment-accounts';
import { PaymentWorld } from '../support/payment-world';

type Row = Readonly<Record<string, unknown>>;

interface Sale {
  readonly scene: CrashScene;
  readonly host: string;
  readonly registrar: Simulator<RegistrarState>;
}

/** What happens to a domain, and the end of it: its state, and the years that the registrar has charged. */
interface Case {
  readonly title: string;
  readonly points: readonly RegistrarCrashPoint[];
  readonly play: (sale: Sale, at: RegistrarCrashPoint) => Promise<void>;
  readonly state: string;
  readonly years: number;
}

const CASES: readonly Case[] = [
  {
    title: 'a domain is registered',
    points: ['request.prepared', 'request.answered', 'answer.stored'],
    play: async ({ scene, host }, at) => {
      await scene.subscribeToDomain(host);
      await scene.dies(at, () => scene.upkeep());
    },
    state: 'registered',
    years: 1,
  },
  {
    title: 'it is refused',
    points: ['request.answered', 'answer.stored'],
    play: async ({ scene, host, registrar }, at) => {
      registrar.faults.arm({ on: 'request', kind: 'taken-meanwhile' });
      await scene.subscribeToDomain(host);
      await scene.dies(at, () => scene.upkeep());
    },
    state: 'refused',
    years: 0,
  },
  {
    title: 'it is registered for another year',
    points: ['request.prepared', 'request.answered', 'answer.stored'],
    play: async ({ scene, host }, at) => {
      await scene.subscribeToDomain(host);
      await scene.upkeep();
      await scene.goToPeriodEnd();
      await scene.upkeep();
      await scene.renew();
      await scene.expectStates('bought_domains', ['renewing']);
      await scene.dies(at, () => scene.upkeep());
    },
    state: 'registered',
    years: 2,
  },
];

const ALL = CASES.flatMap(({ points, ...rest }) => points.map((at) => ({ ...rest, at })));

describe.each(['SQLite', 'MariaDB'] satisfies EngineName[])('kill -9 beside a registrar on %s', (engine) => {
  let world: PaymentWorld;
  let registrar: Simulator<RegistrarState>;
  let shop: MortalShop;

  const query = (sql: string): Promise<Row[]> => shop.ask<Row[]>('query', { sql });

  beforeAll(async () => {
    world = await PaymentWorld.open('2027-01-20T10:00:00+08:00');
    registrar = await startRegistrar({ clock: world.clock });
    shop = await MortalShop.open(engine, world, {
      REGISTRAR: 'http',
      REGISTRAR_URL: registrar.origin,
      REGISTRAR_KEY: DEMO_KEY,
      BRAND_ADDRESSES: '192.0.2.10',
    });
  });
  afterAll(async () => {
    await shop.close();
    await registrar.close();
    await world.close();
  });

  const cases = sample(ALL, engine === 'SQLite' ? 2 : 1);
  it.each(cases.map((each) => [each.title, each.at, each] as const))(
    'leaves money and domains as they should be when %s: %s',
    async (_, at, { play, state, years }) => {
      for (let round = 0; round < rounds(1, 20); round += 1) {
        const scene = new CrashScene(shop, world, 'newebPay');
        const host = newName();
        await scene.enter();
        await play({ scene, host, registrar }, at);
        await scene.recover();
        await scene.expectStates('bought_domains', [state]);
        expect(registrar.state.charges.filter((domain) => domain === host)).toHaveLength(years);
        expect([await shop.ask('broken'), await disagreements(world, query)]).toEqual([[], []]);
        // The next one is alone with what it does.
        await query("UPDATE subscriptions SET due_at = NULL, live_key = NULL, state = 'ended'");
        await query("UPDATE mandates SET wanted = 'terminated', due_at = NULL");
        world.newebpay.state.mandates.length = 0;
      }
    },
    1_800_000,
  );
});
