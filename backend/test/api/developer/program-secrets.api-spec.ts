import { Logger } from '@nestjs/common';
import { StorageSettings } from '../../../src/config/settings';
import { ApiMeterService } from '../../../src/modules/developer/plan/application/api-meter.service';
import { JsonLogger } from '../../../src/shared/logging/json-logger';
import { enableApi } from '../../support/api-programs';
import { type TestMember, TestServer } from '../../support/app';
import { MailServer } from '../../support/mail-server';
import { PUBLIC_IP, TestNetwork } from '../../support/networks';
import { readings } from '../../support/readings';
import { tracesOf } from '../../support/traces';
import { WebhookReceiver } from '../../support/webhooks';

describe('secrets of programs', () => {
  let mails: MailServer;
  let receiver: WebhookReceiver;
  let server: TestServer;
  let ada: TestMember;
  const said: string[] = [];
  /** What people got to see after a secret had been shown. */
  const answers: string[] = [];

  const data = async <T>(path: string, method = 'GET', body?: object): Promise<T> => {
    const answer = await ada.call<{ data: T }>(path, { method, ...(body ? { body } : {}) });
    expect(answer.status).toBeLessThan(300);
    return answer.body.data;
  };
  const secretOf = async (path: string, body: object): Promise<string> =>
    (await data<{ secret: string }>(path, 'POST', body)).secret;

  /** Logs in all places, tables, files, mails and answers. */
  async function places(secrets: RegExp): Promise<string[]> {
    const { dataDir } = server.web.app.get(StorageSettings);
    const kept = await tracesOf({ dataDir, databaseUrl: '', redisUrl: null, logs: [said.join('')] }, secrets);
    const seen = [...mails.received.map(({ raw }) => raw), ...answers].flatMap((text, index) =>
      readings(text).some((reading) => secrets.test(reading)) ? [`mail or answer ${index}`] : [],
    );
    return [...kept, ...seen];
  }

  /** Every way of showing a token, to calls that work and to calls that do not. */
  async function use(token: string): Promise<void> {
    const query = `access_token=${token}`;
    for (const [path, init] of [
      [`/api/v1/my/usage?${query}`, {}],
      [`/api/v1/links/nobodys-link?${query}`, {}],
      [`/api/v1/nothing?${query}`, {}],
      [`/api/v1/links/${token}`, { headers: { 'x-api-key': token } }],
      [`/api/v1/links?${query}`, { method: 'POST', body: `{"url":"${token}"` }],
      [`/v1/links?${query}`, { method: 'POST', body: new URLSearchParams({ url: token }) }],
      [`/v4/${token}?${query}`, {}],
      [`/yourls-api.php?signature=${token}&action=${token}`, {}],
      [`/yourls-api.php?password=${token}&action=shorturl&url=${token}`, {}],
      ['/api/v1/token', { method: 'POST', body: new URLSearchParams({ client_secret: token }) }],
      ['/mcp', { method: 'POST', body: `{"jsonrpc":"2.0","id":1,"method":"${token}"}` }],
    ] as const) {
      const { status } = await fetch(server.url + path, init);
      expect([path.replaceAll(token, '…'), status < 500]).toEqual([path.replaceAll(token, '…'), true]);
    }
  }

  beforeAll(async () => {
    [mails, receiver] = [await MailServer.start(), new WebhookReceiver()];
    await receiver.start();
    const network = new TestNetwork(receiver);
    network.names.set('shop.test', [[PUBLIC_IP]]);
    server = await TestServer.start('SQLite', { SMTP_URL: mails.url }, network);
    Logger.overrideLogger(new JsonLogger({ logLevel: 'debug' }, { write: (line) => said.push(line) }));
    ada = await server.member();
    await enableApi(server, ada);
  });
  afterAll(async () => {
    await server.stop();
    Logger.overrideLogger(false);
    await mails.stop();
    await receiver.stop();
  });

  it('log redaction of lk_ anywhere: tokens never reach logs, mails, exports or tables', async () => {
    const old = await secretOf('/developer/my/token', {
      scopes: ['links:read', 'links:write', 'account:read'],
    });
    await use(old);
    const token = await secretOf('/developer/my/token', { keepOldHours: 1 });
    await use(token);
    await data('/developer/my/notification/emails', 'PUT', { emails: ['ops@shop.example'], threshold: 1 });
    await mails.mailTo('ops@shop.example');
    const hook = await data<{ id: number; secret: string }>('/developer/webhooks', 'POST', {
      url: 'http://shop.test/hooks',
      events: ['link.created'],
    });
    receiver.answering = () => 410;
    await ada.shorten('https://example.com/');
    await mails.mailTo(ada.email);
    const next = await secretOf(`/developer/webhooks/${hook.id}/secret`, {});
    await server.web.app.get(ApiMeterService, { strict: false }).flush();
    for (const path of [
      '/my/export',
      '/my/info',
      '/my/logs/members/ga',
      '/developer/my/token',
      '/developer/my/api/info',
      '/developer/webhooks',
      `/developer/webhooks/${hook.id}/deliveries`,
    ]) {
      const { body } = await ada.call(path);
      answers.push(JSON.stringify(body));
    }
    const secrets = [old, token, hook.secret, next].map((secret) => secret.replace(/^[a-z]+_(?:live_)?/, ''));
    expect(secrets.every((each) => each.length > 30)).toBe(true);
    // Or the search would find nothing because it looks at nothing.
    expect(await places(/lk_live_(?:…|\[redacted\])|\/v4\/\*|hooks/)).toEqual(
      expect.arrayContaining(['log 0', 'table webhooks', 'mail or answer 1']),
    );
    const pattern = new RegExp(secrets.map((each) => each.replace(/[+/=]/g, '\\$&')).join('|'));
    expect(await places(pattern)).toEqual([]);
  });
});
