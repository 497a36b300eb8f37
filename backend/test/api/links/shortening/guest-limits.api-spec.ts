import { type TestGuest, TestServer } from '../../../support/app';

interface Answered {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: number;
}

/** Twelve an hour for a network and six for a browser; names that are words two and one a day. */
const LINKS_PER_HOUR = 12;

describe('links that guests make', () => {
  let server: TestServer;
  let names = 0;

  const make = async (who: TestGuest, more: object = {}, headers: Record<string, string> = {}) => {
    const { status, body, ...answer } = await who.call<{ error?: { code: string } }>('/links', {
      method: 'POST',
      body: { url: 'https://example.com/', ...more },
      headers,
    });
    return { status, code: body.error?.code, retryAfter: Number(answer.headers.get('retry-after')) };
  };
  const sent = async (times: number, who: TestGuest, more: () => object = () => ({})) => {
    const answers: Answered[] = [];
    for (let time = 0; time < times; time += 1) answers.push(await make(who, more()));
    return answers;
  };
  const word = () => ({ encodeId: `word${'abcdefghijklmnopqrstuvwxyz'.charAt((names += 1))}` });
  const madeOf = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 201).length;

  beforeAll(async () => {
    server = await TestServer.start('SQLite', { GUEST_LINKS_PER_HOUR: String(LINKS_PER_HOUR) });
  });
  afterAll(() => server.stop());

  it('are limited for each browser, with a time to come back', async () => {
    const guest = await server.guest();
    const answers = await sent(7, guest);
    expect(madeOf(answers)).toBe(6);
    const refused = answers.at(-1);
    expect(refused).toMatchObject({ status: 429, code: 'links.guest-limit' });
    expect(refused?.retryAfter).toBeGreaterThan(3_500);
    expect(refused?.retryAfter).toBeLessThanOrEqual(3_600);
  });

  it('are limited for each network, however many browsers it names, and for no other network', async () => {
    const [first, second, third] = await Promise.all([server.guest(), server.guest(), server.guest()]);
    const from = { 'x-forwarded-for': '2001:db8:7:7::1' };
    const rush = await Promise.all(
      [first, second, third].flatMap((who) => Array.from({ length: 6 }, () => make(who, {}, from))),
    );
    expect(madeOf(rush)).toBe(LINKS_PER_HOUR);
    const late = await server.guest();
    expect(await make(late, {}, { 'x-forwarded-for': '2001:db8:7:7:ffff::2' })).toMatchObject({
      status: 429,
    });
    expect(await make(late, {}, { 'x-forwarded-for': '2001:db8:7:8::1' })).toMatchObject({ status: 201 });
  });

  it('may have few names that are words, and others still', async () => {
    const guest = await server.guest();
    const [first, second] = await sent(2, guest, word);
    expect(first).toMatchObject({ status: 201 });
    expect(second).toMatchObject({ status: 429, code: 'links.guest-word-limit' });
    expect(second?.retryAfter).toBeGreaterThan(86_000);
    expect(await make(guest, { encodeId: 'word-2' })).toMatchObject({ status: 201 });
    expect(await make(guest)).toMatchObject({ status: 201 });
  });

  it('spend nothing when the input is wrong, nor when a call is repeated with its key', async () => {
    const guest = await server.guest();
    for (let time = 0; time < 10; time += 1) {
      expect(await make(guest, { url: 'http://10.0.0.1/' })).toMatchObject({ status: 400 });
      expect(await make(guest, {}, { 'idempotency-key': 'once' })).toMatchObject({ status: 201 });
    }
    expect(madeOf(await sent(6, guest))).toBe(5);
  });

  it('are no limit for members', async () => {
    const member = await server.member();
    const answers = await sent(LINKS_PER_HOUR + 1, member, word);
    expect(madeOf(answers)).toBe(LINKS_PER_HOUR + 1);
  });
});
