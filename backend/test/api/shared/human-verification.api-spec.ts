import { randomUUID } from 'node:crypto';
import { APP_ORIGIN, type Call, type TestCaller, TestServer } from '../../support/app';
import { RecaptchaService } from '../../support/recaptcha-service';
import { Metrics } from '../../../src/shared/health/metrics';

interface Refusal {
  readonly error: { readonly code: string; readonly details?: { readonly action: string } };
}

const HOST = new URL(APP_ORIGIN).hostname;
const PAGE = 'https://destination.example/page';

/** What strangers do, by the action that their token has to be for. */
const CALLS: Readonly<Record<string, readonly [string, () => Call]>> = {
  'links/shorten': ['/links', () => ({ method: 'POST', body: { url: PAGE } })],
  'identity/register': ['/register', () => ({ method: 'POST', body: { email: newEmail() } })],
  'identity/request_code': ['/auth/email', () => ({ method: 'POST', body: { email: newEmail() } })],
  'reports/report': [
    '/abuse-reports',
    () => ({ method: 'POST', body: { link: `${APP_ORIGIN}/nowhere`, reason: 'phishing' } }),
  ],
};
const newEmail = (): string => `stranger-${randomUUID()}@example.test`;

describe('strangers who have to show that they are human', () => {
  const service = new RecaptchaService();
  let server: TestServer;
  beforeAll(async () => {
    await service.start();
    server = await TestServer.start('SQLite', service.settings);
  });
  afterAll(async () => {
    await server.stop();
    await service.stop();
  });
  beforeEach(() => {
    service.reply = null;
  });

  const send = async (who: TestCaller, action: string, token?: string): Promise<[number, string]> => {
    const [path, call] = CALLS[action] ?? ['', () => ({})];
    const headers = token === undefined ? {} : { 'x-human-token': token };
    const { status, body } = await who.call<Partial<Refusal>>(path, { ...call(), headers });
    return [status, body.error?.code ?? ''];
  };
  const shorten = async (token?: string) => send(await server.guest(), 'links/shorten', token);
  const counted = async (outcome: string): Promise<number> => {
    const text = await server.web.app.get(Metrics).text();
    const line = new RegExp(`linklet_human_verifications_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text);
    return Number(line?.[1]);
  };

  it.each(Object.keys(CALLS))('are let through with a token for %s, once', async (action) => {
    const guest = await server.guest();
    expect(await send(guest, action)).toEqual([403, 'human.token-missing']);
    const token = service.give(action, HOST);
    expect((await send(guest, action, token))[0]).toBeLessThan(300);
    expect(service.asked.at(-1)).toEqual({ token, address: guest.address });
    expect(await send(guest, action, token)).toEqual([403, 'human.token-refused']);
  });

  it('are told which action the token has to be for', async () => {
    const guest = await server.guest();
    const { body } = await guest.call<Refusal>('/links', { method: 'POST', body: { url: PAGE } });
    expect(body.error.details).toEqual({ action: 'links/shorten' });
  });

  it('are refused with a token that is for something else, from elsewhere, or none', async () => {
    expect(await shorten(service.give('reports/report', HOST))).toEqual([403, 'human.token-refused']);
    expect(await shorten(service.give('links/shorten', 'evil.example'))).toEqual([
      403,
      'human.token-refused',
    ]);
    expect(await shorten('03made-up')).toEqual([403, 'human.token-refused']);
    expect(await shorten('')).toEqual([403, 'human.token-missing']);
    const asked = service.asked.length;
    for (const token of ['a b', 'x'.repeat(6_001), '"><script>']) {
      expect(await shorten(token)).toEqual([403, 'human.token-refused']);
    }
    expect(service.asked).toHaveLength(asked);
  });

  it('are refused with a low score, unless a code by email follows', async () => {
    expect(await shorten(service.give('links/shorten', HOST, 0.5))).toEqual([201, '']);
    expect(await shorten(service.give('links/shorten', HOST, 0.4))).toEqual([403, 'human.score-low']);
    const token = service.give('identity/register', HOST, 0.1);
    expect((await send(await server.guest(), 'identity/register', token))[0]).toBeLessThan(300);
  });

  it.each<[string, NonNullable<RecaptchaService['reply']>]>([
    ['breaks off', (response) => response.destroy()],
    ['never answers', () => undefined],
    ['is busy', (response) => response.writeHead(503).end()],
    ['sends a page', (response) => response.end('<html>')],
    ['answers without end', (response) => response.end(`{"x":"${'x'.repeat(1_000_000)}"}`)],
    [
      'does not accept our secret',
      (response) => response.end('{"success":false,"error-codes":["invalid-input-secret"]}'),
    ],
  ])('go on under the local limits when the verifier %s, and that is counted', async (_, reply) => {
    const before = await counted('unanswered');
    service.reply = reply;
    expect(await shorten('03some-token')).toEqual([201, '']);
    expect(await shorten()).toEqual([403, 'human.token-missing']);
    expect(await counted('unanswered')).toBe(before + 1);
  });

  it('keep the verifier busy 300 times in ten minutes from one network, and no more', async () => {
    const guest = await server.guest();
    const asked = service.asked.length;
    const answers = await Promise.all(Array.from({ length: 305 }, () => send(guest, 'links/shorten', '03x')));
    expect(answers.filter(([status]) => status === 403)).toHaveLength(300);
    expect(answers.filter(([status]) => status === 429)).toHaveLength(5);
    expect(service.asked).toHaveLength(asked + 300);
  });

  it('are not those who signed in', async () => {
    const asked = service.asked.length;
    const member = await server.member();
    for (const action of Object.keys(CALLS)) expect((await send(member, action))[0]).toBeLessThan(300);
    expect(service.asked).toHaveLength(asked);
  });

  it('are members, too, where messages cost money and coupons could be guessed', async () => {
    const member = await server.member();
    const phone = (token?: string) =>
      member.call<Refusal>('/my/verification/code', {
        method: 'POST',
        body: { phone: '+886933333333' },
        headers: token === undefined ? {} : { 'x-human-token': token },
      });
    expect((await phone()).body.error.code).toBe('human.token-missing');
    expect((await phone(service.give('account/request_phone_code', HOST))).status).toBe(200);
    const coupon = (headers: Record<string, string> = {}) =>
      member.call<Refusal>('/coupon/NOWHERE', { headers });
    expect((await coupon()).body.error.code).toBe('human.token-missing');
    const token = service.give('payments/check_coupon', HOST);
    expect((await coupon({ 'x-human-token': token })).status).toBe(404);
  });

  it('learn of the key with the page', async () => {
    const { body } = await server.ask<{ data: { humanVerification: object } }>('/api/v1/site');
    expect(body.data.humanVerification).toEqual({ siteKey: RecaptchaService.siteKey, version: 3 });
  });
});
