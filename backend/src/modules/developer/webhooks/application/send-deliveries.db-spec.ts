import { randomBytes } from 'node:crypto';
import { SecretSettings } from '../../../../config/settings';
import { OutboundHttp } from '../../../../shared/outbound/outbound-http';
import { describeOnEachEngine, type TestEngine } from '../../../../../test/support/database';
import { rounds } from '../../../../../test/support/depth';
import { PUBLIC_IP, TestNetwork } from '../../../../../test/support/networks';
import { until } from '../../../../../test/support/waiting';
import { WebhookReceiver } from '../../../../../test/support/webhooks';
import { MAX_FAILURES, Webhook } from '../domain/webhook.entity';
import { TypeormDeliveryStore } from '../infrastructure/typeorm-delivery-store';
import { TypeormWebhookStore } from '../infrastructure/typeorm-webhook-store';
import { WEBHOOK_SCHEMAS } from '../infrastructure/webhooks.schemas';
import { PostMessageService } from './post-message.service';
import { SendDeliveriesService } from './send-deliveries.service';
import { SendDeliveryService } from './send-delivery.service';
import { SettleDeliveryService } from './settle-delivery.service';
import type { WebhookMailsService } from './webhook-mails.service';
import { WebhookMessagesService } from './webhook-messages.service';
import { WebhookSecretsService } from './webhook-secrets.service';

const HOUR_MS = 3_600_000;
const EVENTS = rounds(300, 10_000);
const EVENTS_AT_ONCE = 100;
const FAILING = 0.3;

const randomness = { bytes: (count: number) => randomBytes(count) };
const secrets = new WebhookSecretsService(randomness, new SecretSettings('s'.repeat(43)));

let groups = 0;

/** One process of those that send, at a time that the test moves. */
function processOn(engine: TestEngine, receiver: WebhookReceiver) {
  const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };
  const network = new TestNetwork(receiver);
  for (const host of ['shop.test', 'hanging.test']) network.names.set(host, [[PUBLIC_IP]]);
  const { unitOfWork } = engine;
  const store = new TypeormWebhookStore(unitOfWork);
  const deliveries = new TypeormDeliveryStore(unitOfWork);
  const notified: string[] = [];
  const mails: Pick<WebhookMailsService, 'notify'> = {
    notify: (_, { kind, failures }) => Promise.resolve(void notified.push(`${kind} ${failures}`)),
  };
  const post = new PostMessageService(new OutboundHttp('Linklet/1.0', network), secrets, clock);
  const settling = new SettleDeliveryService(
    store,
    deliveries,
    mails as WebhookMailsService,
    unitOfWork,
    clock,
    randomness,
  );
  const one = new SendDeliveryService(store, deliveries, post, settling, unitOfWork, clock);
  const sending = new SendDeliveriesService(store, deliveries, one, clock);
  const messages = new WebhookMessagesService(store, deliveries, unitOfWork, clock, randomness);
  const { signal } = new AbortController();

  const listen = async (path: string, host = 'shop.test') => {
    groups += 1;
    const { shown, stored } = secrets.make();
    const webhook = new Webhook({
      url: `http://${host}${path}`,
      name: null,
      events: ['link.created'],
      groupId: groups,
      secret: stored,
      createdAt: new Date(0),
    });
    await store.add(webhook);
    receiver.secrets.set(path, shown);
    return webhook;
  };
  const happen = ({ groupId }: Webhook, count: number, from = 0) =>
    unitOfWork.run(() =>
      messages.recordKnown(
        Array.from({ length: count }, (_, at) => ({
          groupId,
          event: 'link.created' as const,
          data: { id: from + at },
        })),
      ),
    );
  const stateOf = async ({ id }: Webhook) => (await store.find(id))?.state;
  const states = async ({ id }: Webhook): Promise<Record<string, number>> => {
    const rows = await unitOfWork.manager.query<{ state: string; count: number | string }[]>(
      'SELECT state, COUNT(*) AS count FROM webhook_deliveries WHERE webhook_id = ? GROUP BY state',
      [id],
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
  };
  return {
    clock,
    notified,
    store,
    deliveries,
    listen,
    happen,
    stateOf,
    states,
    claim: (webhook: Webhook) => one.claim(webhook.id),
    sendDue: () => sending.sendDue(signal),
  };
}

describeOnEachEngine(
  'webhooks on their way',
  (engine) => {
    let receiver: WebhookReceiver;
    beforeEach(async () => {
      receiver = new WebhookReceiver();
      await receiver.start();
    });
    afterEach(async () => {
      await engine.unitOfWork.manager.query('DELETE FROM webhooks');
      await engine.unitOfWork.manager.query('DELETE FROM webhook_deliveries');
      await receiver.stop();
    });

    it(`all arrive: ${EVENTS} events at a receiver that fails 30 %, each under an id of its own that is signed`, async () => {
      const { listen, happen, sendDue, states, clock } = processOn(engine, receiver);
      const webhook = await listen('/hooks');
      for (let from = 0; from < EVENTS; from += EVENTS_AT_ONCE) await happen(webhook, EVENTS_AT_ONCE, from);
      let asked = 0;
      receiver.answering = () => ((asked += 1) % 10 < FAILING * 10 ? 500 : 204);
      const begun = performance.now();
      for (let hours = 0; hours < 100 && (await states(webhook))['sent'] !== EVENTS; hours += 1) {
        await sendDue();
        clock.ahead += HOUR_MS;
        // A verifier goes by its own clock, which has stayed where it was.
        receiver.now = () => clock.now();
      }
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
      process.stdout.write(`${engine.name}: ${EVENTS} events, ${asked} calls, ${seconds} s\n`);
      expect(await states(webhook)).toEqual({ sent: EVENTS });
      expect([receiver.accepted.size, receiver.forged]).toEqual([EVENTS, 0]);
      expect(asked).toBeGreaterThan(EVENTS * 1.2);
      const bodies = new Map(receiver.received.map(({ id, body }) => [id, body]));
      const inOrder = [...bodies.keys()].toSorted().map((id) => bodies.get(id) ?? '');
      const numbers = inOrder.map((body) => (JSON.parse(body) as { data: { id: number } }).data.id);
      expect(numbers).toEqual(Array.from({ length: EVENTS }, (_, at) => at));
    }, 900_000);

    it('of others arrive while some receivers hang', async () => {
      const { listen, happen, sendDue, states } = processOn(engine, receiver);
      const shop = await listen('/hooks');
      const hanging = [await listen('/a', 'hanging.test'), await listen('/b', 'hanging.test')];
      const release: (() => void)[] = [];
      receiver.holding = ({ path }) =>
        path === '/hooks' ? null : new Promise<void>((resolve) => release.push(resolve));
      for (const each of hanging) await happen(each, 50);
      const round = sendDue();
      await until('four calls of each hang', () => release.length === 8);
      await happen(shop, 40);
      await until('all of the others have arrived', async () => (await states(shop))['sent'] === 40);
      expect(release).toHaveLength(8);
      receiver.holding = () => null;
      for (const each of release) each();
      await round;
      expect(await states(hanging[0] as Webhook)).toEqual({ sent: 50 });
    });

    it('are taken by one process each, however many there are', async () => {
      const processes = Array.from({ length: 4 }, () => processOn(engine, receiver));
      const [first] = processes;
      const webhook = (await first?.listen('/hooks')) as Webhook;
      await first?.happen(webhook, 60);
      await Promise.all(processes.map(({ sendDue }) => sendDue()));
      expect(receiver.received).toHaveLength(60);
      expect(receiver.accepted.size).toBe(60);
    });

    it('are made again with the same id when the process ended before it knew what came of a call', async () => {
      const { listen, happen, sendDue, states, claim, clock, deliveries } = processOn(engine, receiver);
      const webhook = await listen('/hooks');
      await happen(webhook, 1);
      const lost = await claim(webhook);
      await sendDue();
      expect(receiver.received).toEqual([]);
      clock.ahead += 61_000;
      await sendDue();
      expect(receiver.received.map(({ id }) => id)).toEqual([lost?.delivery.number]);
      expect(await states(webhook)).toEqual({ sent: 1 });
      const attempts = await deliveries.attemptsOf(lost?.delivery.id ?? 0);
      expect(attempts.map(({ status, error }) => [status, error])).toEqual([
        [null, 'interrupted'],
        [204, null],
      ]);
    });

    it('are no more after twenty failures in a row, and go on where they were once that is over', async () => {
      const { listen, happen, sendDue, states, stateOf, notified, store, clock } = processOn(
        engine,
        receiver,
      );
      const webhook = await listen('/hooks');
      receiver.answering = () => 500;
      await happen(webhook, MAX_FAILURES + 5);
      for (let times = 0; times < MAX_FAILURES; times += 1) {
        await sendDue();
        clock.ahead += 2 * HOUR_MS;
        receiver.now = () => clock.now();
      }
      expect(await stateOf(webhook)).toBe('off');
      expect(notified).toEqual(['failing 5', 'failing 10', 'failing 15', 'off 20']);
      const calls = receiver.received.length;
      await sendDue();
      expect(receiver.received).toHaveLength(calls);
      receiver.answering = () => 204;
      const held = (await store.find(webhook.id)) as Webhook;
      held.turnOn(clock.now());
      await store.save(held);
      clock.ahead += 24 * HOUR_MS;
      await sendDue();
      expect(await states(webhook)).toEqual({ sent: MAX_FAILURES + 5 });
      expect(await stateOf(webhook)).toBe('active');
    });

    it('wait while the receiver is overloaded, for as long as it says', async () => {
      const { listen, happen, sendDue, clock } = processOn(engine, receiver);
      const webhook = await listen('/hooks');
      receiver.answering = () => 429;
      receiver.extra = { 'retry-after': '600' };
      await happen(webhook, 1);
      await sendDue();
      await happen(webhook, 3);
      clock.ahead += 500_000;
      await sendDue();
      expect(receiver.received).toHaveLength(1);
      receiver.answering = () => 204;
      clock.ahead += 101_000;
      receiver.now = () => clock.now();
      await sendDue();
      expect(receiver.accepted.size).toBe(4);
    });
  },
  WEBHOOK_SCHEMAS,
);
