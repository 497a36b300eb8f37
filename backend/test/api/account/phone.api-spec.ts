import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StorageSettings } from '../../../src/config/settings';
import { type TestMember, TestServer } from '../../support/app';
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
    expect(await status(ada)).toEqual({ status: 'none', phone: null });
    expect((await send(ada, '0912 345 678')).body).toEqual({ data: { expiresIn: 600, resendIn: 60 } });
    expect(await status(ada)).toEqual({ status: 'pending', phone: '+886••••••678' });
    await eventually(
      () => Promise.resolve(messagesTo('+886912345678')),
      ({ length }) => length === 1,
    );
    const code = await codeFor(ada, '+886912345678');
    const refused = await check(ada, wrong(code));
    expect([refused.status, refused.body.error.code]).toEqual([400, 'account.phone-code-wrong']);
    expect((await check(ada, code)).body).toEqual({ data: { result: 'success' } });
    expect(await status(ada)).toEqual({ status: 'verified', phone: '+886••••••678' });
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
