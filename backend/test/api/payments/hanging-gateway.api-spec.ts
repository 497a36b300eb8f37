import '../../support/mid-month';
import { startLinePay } from '../../../sandbox/linepay/linepay';
import { DEMO_MERCHANT } from '../../../sandbox/linepay/merchant';
import type { LinePayState } from '../../../sandbox/linepay/state';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { JobQueue } from '../../../src/shared/jobs/job-queue';
import { TestServer } from '../../support/app';
import { buyerOf } from '../../support/buyer';
import { CookieBrowser } from '../../support/cookie-browser';
import { MailServer } from '../../support/mail-server';
import { until } from '../../support/waiting';

const NAME = 'payments.ask-gateways';
/** More than a process has places for mails. */
const ROUNDS = [1, 2, 3, 4, 5, 6];

describe('a gateway that takes calls and never answers', () => {
  let simulator: Simulator<LinePayState>;
  let mails: MailServer;
  let server: TestServer;

  beforeAll(async () => {
    [simulator, mails] = await Promise.all([startLinePay(), MailServer.start()]);
    server = await TestServer.start('SQLite', {
      SMTP_URL: mails.url,
      LINEPAY_URL: simulator.origin,
      LINEPAY_CHANNEL_ID: DEMO_MERCHANT.channelId,
      LINEPAY_CHANNEL_SECRET: DEMO_MERCHANT.channelSecret,
    });
  });
  afterAll(async () => {
    await simulator.close();
    await server.stop();
    await mails.stop();
  });

  it('holds up no mail, however many rounds of calls wait for it', async () => {
    const member = await server.member();
    const { get, query, data } = buyerOf(() => ({ server, member }));
    for (const featureName of ['personal', 'initial', 'classic']) {
      await data('/subscription/order', { featureName, paymentType: 'linePay' });
    }
    await query('UPDATE payment_attempts SET check_at = ?', [new Date('2020-01-01T00:00:00Z')]);
    simulator.faults.arm({ on: 'check', kind: 'hang', times: 100 });
    for (const round of ROUNDS) {
      await get(JobQueue).enqueue({ name: NAME, id: `${NAME}:${String(round)}`, payload: null });
    }
    const waiting = (): number => 100 - (simulator.faults.list()[0]?.times ?? 0);
    await until('all rounds wait for the gateway', () => waiting() >= ROUNDS.length);
    const { status } = await new CookieBrowser(server).call('/auth/email', {
      email: 'buyer@example.com',
      lang: 'en',
    });
    expect(status).toBe(200);
    await mails.mailTo('buyer@example.com');
    const open = "SELECT id FROM jobs WHERE name = ? AND state = 'open'";
    expect((await query(open, [NAME])).length).toBeGreaterThanOrEqual(ROUNDS.length);
  });
});
