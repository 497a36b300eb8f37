import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StorageSettings } from '../../../src/config/settings';
import { type TestMember, TestServer } from '../../support/app';
import { SmsService } from '../../support/sms-service';
import { eventually } from '../../support/waiting';

interface Refusal {
  readonly error: { readonly code: string; readonly message: string };
}

describe('proving a telephone number', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  const outbox = (): string[] => {
    const dir = join(server.web.app.get(StorageSettings).dataDir, 'outbox');
    try {
      return readdirSync(dir)
        .filter((name) => name.endsWith('.txt'))
        .sort()
        .map((name) => readFileSync(join(dir, name), 'utf8'));
    } catch {
      return [];
    }
  };
  const messagesTo = (phone: string): string[] =>
    outbox().filter((text) => text.startsWith(`To: ${phone}\n`));
  const send = (who: TestMember, phone: string) =>
    who.call('/my/verification/code', { method: 'POST', body: { phone } });
  const check = (who: TestMember, code: string) =>
    who.call<Refusal>('/my/verification/code/check', { method: 'POST', body: { code } });
  const status = async (who: TestMember) =>
    (await who.call<{ data: object }>('/my/verification/status')).body.data;
  const codeFor = async (who: TestMember, phone: string): Promise<string> => {
    const before = messagesTo(phone).length;
    expect((await send(who, phone)).status).toBe(200);
    const messages = await eventually(
      () => Promise.resolve(messagesTo(phone)),
      ({ length }) => length > before,
    );
    return /Linklet: (\d{6})/.exec(messages.at(-1) ?? '')?.[1] ?? '';
  };
  const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('goes by a code in a message, and shows no more of the number than its owner needs', async () => {
    const ada = await server.member({ email: 'ada@example.com' });
    expect(await status(ada)).toEqual({ status: 'none', phone: null, offered: true });
    expect((await send(ada, '0912 345 678')).body).toEqual({ data: { expiresIn: 600, resendIn: 60 } });
    expect(await status(ada)).toEqual({ status: 'pending', phone: '+886••••••678', offered: true });
    await eventually(
      () => Promise.resolve(messagesTo('+886912345678')),
      ({ length }) => length === 1,
    );
    const code = await codeFor(ada, '+886912345678');
    const refused = await check(ada, wrong(code));
    expect([refused.status, refused.body.error.code]).toEqual([400, 'account.phone-code-wrong']);
    expect((await check(ada, code)).body).toEqual({ data: { result: 'success' } });
    expect(await status(ada)).toEqual({ status: 'verified', phone: '+886••••••678', offered: true });
    expect((await check(ada, code)).body.error.code).toBe('account.phone-code-used');
  });

  it('counts 200 guesses made at once, and believes nothing after the fifth', async () => {
    const mallory = await server.member({ email: 'mallory@example.com' });
    const code = await codeFor(mallory, '+886911111111');
    const guesses = await Promise.all(Array.from({ length: 200 }, () => check(mallory, wrong(code))));
    const codes = guesses.map(({ body }) => body.error.code);
    expect(codes.filter((each) => each === 'account.phone-code-wrong')).toHaveLength(5);
    expect(codes.filter((each) => each === 'account.phone-code-locked')).toHaveLength(195);
    expect((await check(mallory, code)).body.error.code).toBe('account.phone-code-locked');
    expect(await status(mallory)).toMatchObject({ status: 'pending' });
  });

  it('refuses what is no mobile number and what is no code', async () => {
    const bob = await server.member({ email: 'bob@example.com' });
    expect((await send(bob, '02 2345 6789')).body).toMatchObject({
      error: { status: 400, code: 'account.phone-invalid' },
    });
    expect((await bob.call('/my/verification/code', { method: 'POST', body: {} })).status).toBe(400);
    expect((await check(bob, '12345')).body.error.code).toBe('account.phone-code-malformed');
    expect((await check(bob, '123456')).body.error.code).toBe('account.phone-code-expired');
  });

  it('sends five messages an hour to a number, whoever asks', async () => {
    const phone = '+886922222222';
    for (let asked = 0; asked < 5; asked += 1) {
      const somebody = await server.member({ email: `somebody${asked}@example.com` });
      expect((await send(somebody, phone)).status).toBe(200);
    }
    const last = await send(await server.member({ email: 'last@example.com' }), phone);
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });

  it('sends twenty messages an hour to whoever asks from one place, as however many people', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked <= 20; asked += 1) {
      const somebody = await server.member();
      const { status: answered } = await somebody.call('/my/verification/code', {
        method: 'POST',
        body: { phone: `+886955500${String(1_000 + asked).slice(1)}` },
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });
      statuses.push(answered);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it('proves a number for three accounts and no fourth', async () => {
    const phone = '+886933333333';
    for (const name of ['one', 'two', 'three']) {
      const somebody = await server.member({ email: `${name}@example.com` });
      expect((await check(somebody, await codeFor(somebody, phone))).status).toBe(200);
    }
    const fourth = await server.member({ email: 'four@example.com' });
    const refused = await check(fourth, await codeFor(fourth, phone));
    expect([refused.status, refused.body.error.code]).toEqual([409, 'account.phone-used-up']);
    expect(await status(fourth)).toMatchObject({ status: 'pending' });
  });
});

describe('where nothing carries text messages', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start('SQLite', { SMS_GATEWAY: 'off' });
  });
  afterAll(() => server.stop());

  it('offers no verification, and says so', async () => {
    const ada = await server.member({ email: 'ada@example.com' });
    expect((await ada.call('/my/verification/status')).body).toEqual({
      data: { status: 'none', phone: null, offered: false },
    });
    const refused = await ada.call<Refusal>('/my/verification/code', {
      method: 'POST',
      body: { phone: '0912 345 678' },
    });
    expect([refused.status, refused.body.error.code]).toEqual([404, 'account.phone-not-offered']);
  });

  it('keeps nobody from the API for want of a number that nobody could verify', async () => {
    const ada = await server.member();
    const info = await ada.call<{ data: object }>('/developer/my/api/info');
    expect(info.body.data).toMatchObject({ isAPIUser: false, isPhoneVerified: true });
    const enabled = await ada.call('/developer/api/plan/enable', { method: 'POST' });
    expect(enabled.status).toBeLessThan(300);
  });
});

describe('by a service that carries text messages', () => {
  const service = new SmsService();
  let server: TestServer;
  beforeAll(async () => {
    await service.start();
    const { account, password, from } = SmsService;
    server = await TestServer.start('SQLite', {
      SMS_GATEWAY: 'twilio',
      SMS_URL: service.url,
      SMS_ACCOUNT: account,
      SMS_PASSWORD: password,
      SMS_FROM: from,
    });
  });
  afterAll(async () => {
    await server.stop();
    await service.stop();
  });
  afterEach(() => {
    service.reply = null;
  });

  const ask = (who: TestMember, phone: string, lang?: string) =>
    who.call('/my/verification/code', { method: 'POST', body: { phone, lang } });
  const settled = (messages: number) =>
    eventually(
      () => Promise.resolve(service.taken.length),
      (taken) => taken >= messages,
    );

  it.each([
    ['vi', 'là mã của bạn'],
    [undefined, '是您的驗證碼'],
  ])('sends the code in the language %s, and the code counts', async (lang, words) => {
    const member = await server.member();
    const before = service.taken.length;
    expect((await ask(member, '+84912345678', lang)).status).toBe(200);
    await settled(before + 1);
    const sms = service.taken.at(-1);
    expect(sms).toMatchObject({ to: '+84912345678', text: expect.stringContaining(words) as string });
    const code = /^Linklet: (\d{6}) /.exec(sms?.text ?? '')?.[1];
    const checked = await member.call('/my/verification/code/check', { method: 'POST', body: { code } });
    expect(checked.status).toBe(200);
  });

  it('asks again when the service had too much to do, and the message comes once', async () => {
    const member = await server.member();
    const [calls, taken] = [service.calls, service.taken.length];
    service.reply = (response) => {
      service.reply = null;
      response.writeHead(429).end();
    };
    expect((await ask(member, '+886977777777')).status).toBe(200);
    await settled(taken + 1);
    expect([service.calls, service.taken.length]).toEqual([calls + 2, taken + 1]);
  });

  it('refuses a language that it does not speak', async () => {
    const refused = await ask(await server.member(), '+886977777778', 'fr');
    expect(refused.status).toBe(400);
  });
});
