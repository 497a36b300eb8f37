import type { WebhookCrashPoint } from '../../src/modules/developer/webhooks/application/crash-points';
import type { EngineName } from '../support/database';
import { randomNumbers, rounds } from '../support/depth';
import { Died, MortalProcess, mortalOn } from '../support/mortal-process';
import { WebhookReceiver } from '../support/webhooks';

const POINTS: readonly WebhookCrashPoint[] = [
  'messages.recorded',
  'delivery.claimed',
  'delivery.posted',
  'delivery.settled',
];
const GROUP = 5;
const EVENTS_PER_ROUND = 20;
/** A lease has ended by then, and whatever has failed is due again. */
const RECOVERY_MS = 11 * 3_600_000;
const MAX_RECOVERIES = 40;
const FAILING = 0.3;

describe.each(['SQLite', 'MariaDB'] satisfies EngineName[])(
  'kill -9 while webhooks are sent on %s',
  (engine) => {
    let receiver: WebhookReceiver;
    let sender: MortalProcess<WebhookCrashPoint>;
    let shift = 0;
    let numbers = 0;

    beforeAll(async () => {
      receiver = new WebhookReceiver();
      await receiver.start();
      receiver.now = () => new Date(Date.now() + shift);
      sender = new MortalProcess(
        await mortalOn(engine, {
          script: 'webhooks-process.mjs',
          now: () => Date.now() + shift,
          variables: { RECEIVER_PORT: String(receiver.port) },
        }),
      );
      await sender.rise();
    });
    afterAll(async () => {
      await sender.close();
      await receiver.stop();
    });

    /** Whether it came to its end; a process that dies rises again. */
    async function survives(
      command: string,
      given: Readonly<Record<string, unknown>> = {},
    ): Promise<boolean> {
      try {
        await sender.ask(command, given);
        return true;
      } catch (error) {
        if (!(error instanceof Died)) throw error;
        await sender.rise();
        return false;
      }
    }

    it('loses none and tells of none that did not happen', async () => {
      const random = randomNumbers(jest.getSeed());
      receiver.secrets.set('/hooks', await sender.ask<string>('listen', { groupId: GROUP, path: '/hooks' }));
      receiver.answering = () => (random() < FAILING ? 500 : 204);
      const happened = new Set<string>();
      const undone = new Set<string>();
      const kills = rounds(POINTS.length, 20);
      for (let round = 0; round < kills; round += 1) {
        const externalIds = Array.from({ length: EVENTS_PER_ROUND }, () => `LK${(numbers += 1)}`);
        const at = POINTS[round % POINTS.length] as WebhookCrashPoint;
        sender.crashAt = at === 'messages.recorded' ? at : null;
        const isDone = await survives('happen', { groupId: GROUP, externalIds });
        for (const each of externalIds) (isDone ? happened : undone).add(each);
        sender.crashAt = at;
        await survives('send', { passes: Math.floor(random() * EVENTS_PER_ROUND) });
        sender.crashAt = null;
      }
      // Not every round comes as far as the point at which it would die.
      expect(sender.deaths).toBeGreaterThan(0);
      const open = async (): Promise<number> => {
        const sql = "SELECT COUNT(*) AS count FROM webhook_deliveries WHERE state <> 'sent'";
        return Number((await sender.ask<{ count: number | string }[]>('query', { sql }))[0]?.count);
      };
      for (let times = 0; times < MAX_RECOVERIES && (await open()) > 0; times += 1) {
        shift += RECOVERY_MS;
        await sender.ask('send');
      }
      const idsOf = new Map<string, Set<string>>();
      for (const { id, body } of receiver.received) {
        const { externalId } = (JSON.parse(body) as { data: { externalId: string } }).data;
        idsOf.set(externalId, (idsOf.get(externalId) ?? new Set()).add(id));
      }
      const calls = receiver.received.length;
      process.stdout.write(`${engine}: ${kills} kills, ${happened.size} events, ${calls} calls\n`);
      expect([await open(), receiver.forged]).toEqual([0, 0]);
      expect(new Set(idsOf.keys())).toEqual(happened);
      // Whatever is sent twice is known by its id.
      expect([...idsOf.values()].filter(({ size }) => size !== 1)).toEqual([]);
      expect(receiver.accepted.size).toBe(happened.size);
      expect([...undone].filter((each) => idsOf.has(each))).toEqual([]);
    }, 1_800_000);
  },
);
