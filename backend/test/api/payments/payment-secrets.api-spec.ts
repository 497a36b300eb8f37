import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { DEMO_MERCHANT as PAYPAL_APP } from '../../../sandbox/paypal/merchant';
import { startPayPal } from '../../../sandbox/paypal/paypal';
import type { PayPalState } from '../../../sandbox/paypal/state';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { formIn, browserPost } from '../../../sandbox/testing/browser';
import { StorageSettings } from '../../../src/config/settings';
import { IssueInvoicesService } from '../../../src/modules/payments/application/invoices/issue-invoices.service';
import { OpenAttemptsService } from '../../../src/modules/payments/application/orders/open-attempts.service';
import { JsonLogger } from '../../../src/shared/logging/json-logger';
import { type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import { PaymentWorld } from '../../support/payment-world';
import { readings } from '../../support/readings';
import { tracesOf } from '../../support/traces';
import { eventually } from '../../support/waiting';

const CARD = '4000221111111111';
type Started = StartedOrder<Readonly<Record<string, string>> | null>;

describe('secrets of payments', () => {
  let world: PaymentWorld;
  let paypal: Simulator<PayPalState>;
  let server: TestServer;
  let member: TestMember;
  const said: string[] = [];
  const answers: string[] = [];

  const { get, query, data } = buyerOf(() => ({ server, member }));
  /** What a browser gets to see. */
  const see = async (path: string, call?: Parameters<TestServer['ask']>[1]): Promise<unknown> => {
    const { body, headers } = await member.call(path, call);
    answers.push(JSON.stringify([body, [...headers]]));
    return body;
  };
  const buy = async (paymentType: string): Promise<Started> => {
    const started = await data<Started>('/subscription/order', { featureName: 'initial', paymentType });
    answers.push(JSON.stringify(started));
    return started;
  };
  /** Logs in all places, tables, files, mails, exports and answers. */
  const places = async (secrets: RegExp): Promise<string[]> => {
    const { dataDir } = get(StorageSettings);
    const kept = await tracesOf({ dataDir, databaseUrl: '', redisUrl: null, logs: [said.join('')] }, secrets);
    const seen = answers.flatMap((answer, index) =>
      readings(answer).some((reading) => secrets.test(reading)) ? [`answer ${index}`] : [],
    );
    return [...kept, ...seen];
  };

  beforeAll(async () => {
    world = await PaymentWorld.open(new Date().toISOString());
    world.clock.setMode('live');
    const { APP_ORIGIN: _, ...variables } = world.variables;
    paypal = await startPayPal({ clock: world.clock });
    server = await TestServer.start('SQLite', {
      ...variables,
      PAYPAL_URL: paypal.origin,
      PAYPAL_CLIENT_ID: PAYPAL_APP.clientId,
      PAYPAL_CLIENT_SECRET: PAYPAL_APP.clientSecret,
      PAYPAL_WEBHOOK_ID: PAYPAL_APP.webhookId,
      PAYPAL_IN_TW: 'on',
    });
    Logger.overrideLogger(new JsonLogger({ logLevel: 'debug' }, { write: (line) => said.push(line) }));
  });
  afterAll(async () => {
    await server.stop();
    Logger.overrideLogger(false);
    await paypal.close();
    await world.close();
  });
  beforeEach(async () => {
    member = await server.member({ email: `${randomUUID()}@example.com` });
  });

  const cards = async (): Promise<void> => {
    const started = await buy('newebPay');
    const page = await browserPost(started.url, started.data ?? {});
    const back = await browserPost(formIn(await page.text()).action, { choice: 'pay', card: CARD });
    const { fields } = formIn(await back.text());
    const body = new URLSearchParams(fields);
    const { status } = await server.ask('/api/v1/payments/newebpay/period/return', { method: 'POST', body });
    expect(status).toBe(303);
  };
  const lines = async (): Promise<void> => {
    const back = await world.decide(await buy('linePay'), 'pay');
    const { status } = await server.ask(`${back?.pathname ?? ''}${back?.search ?? ''}`);
    expect(status).toBe(303);
  };

  const accounts = async (): Promise<void> => {
    const { url } = await buy('paypal');
    const { action } = formIn(await (await fetch(url)).text());
    const back = new URL((await browserPost(action, { choice: 'pay' })).headers.get('location') ?? '');
    expect((await server.ask(back.pathname + back.search)).status).toBe(303);
    await get(OpenAttemptsService).runDue(new AbortController().signal);
  };

  it.each([
    ['newebPay', cards],
    ['linePay', lines],
    ['paypal', accounts],
  ] as const)(
    'card numbers, regKey, HashKey and tokens never in logs, audit, exports, mails: %s',
    async (type, purchase) => {
      await purchase();
      expect(await data('/subscription/status')).toMatchObject({ currentPlan: 'initial', paymentType: type });
      await get(IssueInvoicesService).follow(new AbortController().signal);
      // What could not be answered is logged with all that is known of it.
      await server.ask('/api/v1/payments/newebpay/period/notify', {
        method: 'POST',
        body: new URLSearchParams({ Period: 'ff' }),
      });
      for (const path of ['/subscription/status', '/subscription/billing/log', '/my/export', '/my/info']) {
        await see(path);
      }
      await see('/subscription/order', { method: 'DELETE', body: { reason: 'enough' } });
      const [mails] = await query("SELECT COUNT(*) AS many FROM jobs WHERE name = 'mail.send'");
      expect(Number(mails?.['many'])).toBeGreaterThan(0);
      const keys = world.linepay.state.regKeys.map(({ key }) => key);
      const { variables } = world;
      const secret = [
        'NEWEBPAY_HASH_KEY',
        'NEWEBPAY_HASH_IV',
        'LINEPAY_CHANNEL_SECRET',
        'EZPAY_HASH_KEY',
        'EZPAY_HASH_IV',
      ];
      const ofPayPal = [PAYPAL_APP.clientSecret, ...paypal.state.tokens.map(({ token }) => token)];
      const secrets = [
        ...[CARD, '4000-2211-1111-1111'],
        ...secret.map((name) => variables[name] ?? ''),
        ...keys,
        ...ofPayPal,
      ];
      expect(secrets.every((each) => each.length >= 10)).toBe(true);
      // Or the search would find nothing because it looks at nothing.
      await eventually(
        () => places(/initial|payments\./),
        (found) => ['table audit_events', 'table orders', 'answer 1'].every((place) => found.includes(place)),
      );
      expect(said.join('')).toContain('newebpay');
      expect(await places(new RegExp(secrets.join('|')))).toEqual([]);
    },
  );
});
