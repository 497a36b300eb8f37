import { randomBytes } from 'node:crypto';
import { Webhook as Verifier } from 'standardwebhooks';
import { SecretSettings } from '../../../../config/settings';
import { OutboundHttp } from '../../../../shared/outbound/outbound-http';
import { PUBLIC_IP, TestNetwork } from '../../../../../test/support/networks';
import {
  drip,
  endless,
  type PageHandler,
  PageServer,
  redirectTo,
} from '../../../../../test/support/page-server';
import { until } from '../../../../../test/support/waiting';
import { Delivery } from '../domain/delivery.entity';
import { SECRET_OVERLAP_MS, Webhook } from '../domain/webhook.entity';
import { PostMessageService } from './post-message.service';
import { WebhookSecretsService } from './webhook-secrets.service';

const MB_10 = 10 * 1024 * 1024;

let site: PageServer;
let canary: PageServer;
let network: TestNetwork;
let messages: PostMessageService;
const clock = { at: new Date(), now: () => clock.at };
const secrets = new WebhookSecretsService(
  { bytes: (count) => randomBytes(count) },
  new SecretSettings('s'.repeat(43)),
);

beforeEach(async () => {
  [site, canary] = [new PageServer(), new PageServer()];
  await site.start();
  await canary.start();
  network = new TestNetwork(site, canary);
  network.names.set('shop.test', [[PUBLIC_IP]]);
  messages = new PostMessageService(new OutboundHttp('Linklet/1.0', network), secrets, clock);
  clock.at = new Date();
});
afterEach(async () => {
  await until('no connection is left', () => site.held === 0);
  expect(canary.connections).toBe(0);
  await site.stop();
  await canary.stop();
});

function hook(url = 'http://shop.test/hooks') {
  const { shown, stored } = secrets.make();
  const webhook = new Webhook({
    url,
    name: null,
    events: ['link.created'],
    groupId: 5,
    secret: stored,
    createdAt: clock.at,
  });
  return { webhook, shown };
}

const delivery = new Delivery({
  number: 'msg_1',
  webhookId: 1,
  groupId: 5,
  event: 'link.created',
  body: '{"type":"link.created","data":{"url":"https://例子.test/"}}',
  isTest: false,
  createdAt: clock.at,
});

const answerOf = (handler: PageHandler, url?: string) => {
  site.pages.set('/hooks', handler);
  return messages.post({ webhook: hook(url).webhook, delivery });
};

describe('a webhook on its way', () => {
  it('is one that the reference implementation accepts, by the new secret as by the old one', async () => {
    const bodies: string[] = [];
    const { webhook, shown: old } = hook();
    const { shown, stored } = secrets.make();
    webhook.takeSecret(stored, clock.at);
    site.pages.set('/hooks', (response, request) => {
      request.setEncoding('utf8').on('data', (text: string) => bodies.push(text));
      request.on('end', () => response.writeHead(200).end('noted'));
    });
    const outcome = await messages.post({ webhook, delivery });
    expect(outcome).toMatchObject({ status: 200, error: null, answer: 'noted', retryAfter: null });
    const headers = site.requests[0]?.headers as Record<string, string>;
    expect(headers).toMatchObject({
      'webhook-id': 'msg_1',
      'content-type': 'application/json; charset=utf-8',
    });
    for (const secret of [shown, old]) {
      expect(new Verifier(secret).verify(bodies.join(''), headers)).toEqual(JSON.parse(delivery.body));
    }
    clock.at = new Date(clock.at.getTime() + SECRET_OVERLAP_MS);
    expect(messages.headersOf(webhook, delivery)['webhook-signature']).not.toContain(' ');
  });

  it('tells when the receiver wants to be called again', async () => {
    const { retryAfter } = await answerOf((response) =>
      response.writeHead(429, { 'retry-after': '90' }).end(),
    );
    expect(retryAfter?.getTime()).toBe(clock.at.getTime() + 90_000);
  });

  it('keeps only what can be shown of an answer', async () => {
    const bytes = Buffer.from([0x61, 0x00, 0xff, 0xe6, 0xb8, 0xac, 0x62]);
    expect(await answerOf((response) => response.end(bytes))).toMatchObject({ answer: 'a測b' });
  });

  describe('attack: webhook to 169.254.169.254, rebinding, redirect, slow body, 10 MB answer', () => {
    it.each(['http://169.254.169.254/hooks', 'http://inner.test/hooks', 'http://nowhere.test/hooks'])(
      'does not reach %s, and does not tell why',
      async (url) => {
        network.names.set('inner.test', [['169.254.169.254']]);
        expect(await answerOf((response) => response.end(), url)).toMatchObject({
          status: null,
          error: 'unreachable',
          answer: '',
        });
        expect(network.connected).toEqual([]);
      },
    );

    it('connects to the address that was checked, when the name leads elsewhere the next time', async () => {
      network.names.set('shop.test', [[PUBLIC_IP], ['127.0.0.1']]);
      expect(await answerOf((response) => response.writeHead(204).end())).toMatchObject({ status: 204 });
      expect(network.connected.map(({ addresses }) => addresses)).toEqual([[PUBLIC_IP]]);
      expect(await answerOf((response) => response.end())).toMatchObject({ error: 'unreachable' });
    });

    it('follows no redirect', async () => {
      const outcome = await answerOf(redirectTo('http://127.0.0.1/hooks', 307));
      expect([outcome.status, site.connections]).toEqual([307, 1]);
    });

    it('waits for a slow answer and a slow body for as long as a call has', async () => {
      network.limits.postMs = 150;
      expect(await answerOf(() => undefined)).toMatchObject({ status: null, error: 'too-slow' });
      const slow = await answerOf((response) => drip(response.writeHead(200), 'x'));
      expect([slow.status, /^x+$/.test(slow.answer)]).toEqual([200, true]);
    });

    it('reads 2 KiB of an answer of 10 MB, or of one without end', async () => {
      const whole = await answerOf((response) => response.end(Buffer.alloc(MB_10, 'x')));
      expect([whole.status, whole.answer.length]).toEqual([200, 2_048]);
      expect((await answerOf(endless('x'.repeat(1_000)))).answer).toHaveLength(2_048);
    });
  });
});
