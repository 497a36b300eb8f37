import { DataSource } from 'typeorm';
import { CodeUpkeepService } from '../../../src/modules/identity/application/codes/code-upkeep.service';
import { MailQueue } from '../../../src/shared/mail/mail-queue';
import { Mailer } from '../../../src/shared/mail/mailer';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { type Answer, TestServer } from '../../support/app';
import { CookieBrowser } from '../../support/cookie-browser';
import { enginesFor } from '../../support/deployments';
import { until } from '../../support/waiting';
import { MailServer } from '../../support/mail-server';

interface SignedIn {
  readonly data: { id: number; key: string | null; groupId: number; isNew: boolean };
}
interface Refusal {
  readonly error: {
    readonly code: string;
    readonly fields: readonly { readonly field: string }[];
    readonly details?: { readonly triesLeft: number };
  };
}

const ADMIN = 'root@example.com';

let people = 0;
const somebody = (): string => `person-${++people}@example.com`;
const codeIn = ({ subject }: { subject: string }): string => /^\d+/.exec(subject)?.[0] ?? '';
const otherThan = (code: string, by = 1): string => String((Number(code) + by) % 1e6).padStart(6, '0');

describe.each(enginesFor(4))('signing in with a code on %s', (engine) => {
  let mails: MailServer;
  let server: TestServer;

  beforeAll(async () => {
    mails = await MailServer.start();
    server = await TestServer.start(engine, { SMTP_URL: mails.url, ADMIN_EMAILS: ADMIN });
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
  });

  const query = <T>(sql: string, values: unknown[] = []): Promise<T> =>
    server.web.app.get(UnitOfWork, { strict: false }).manager.query<T>(sql, values);
  const codeFor = async (browser: CookieBrowser, email: string, lang = 'en'): Promise<string> => {
    const { status } = await browser.call('/auth/email', { email, lang });
    expect(status).toBe(200);
    return codeIn(await mails.mailTo(email));
  };
  const verify = <T = SignedIn>(browser: CookieBrowser, email: string, code: string, more: object = {}) =>
    browser.call<T>('/auth/verify', { email, verificationCode: code, ...more });
  /** What is away for a moment, because so many ask, is asked again. */
  const guess = async (browser: CookieBrowser, email: string, code: string): Promise<Answer<Refusal>> => {
    const answer = await verify<Refusal>(browser, email, code);
    return answer.status === 503 ? guess(browser, email, code) : answer;
  };
  const refused = async (browser: CookieBrowser, email: string, code: string) => {
    const { status, body } = await verify<Refusal>(browser, email, code);
    expect([status, body.error.fields[0]?.field]).toEqual([400, 'verificationCode']);
    return [body.error.code, body.error.details?.triesLeft];
  };

  it('registers whoever is new and knows them the next time', async () => {
    const browser = new CookieBrowser(server);
    const email = somebody();
    expect(await browser.call('/register', { email, lang: 'vi' })).toMatchObject({
      status: 200,
      body: { data: { result: 'success', expiresIn: 600, resendIn: 60 } },
    });
    const first = await mails.mailTo(email);
    expect(first.subject).toMatch(/^\d{6} là mã Linklet của bạn$/);
    expect(first.text).toContain('Hoàn tất đăng ký');
    const entered = await verify(browser, email, codeIn(first));
    expect(entered.body.data).toMatchObject({ isNew: true, key: expect.any(String) as string });

    await browser.call('/auth/email', { email });
    const second = await mails.mailTo(email);
    // In the language that the person has been registered with.
    expect(second.text).toContain('Đăng nhập Linklet');
    const again = await verify(browser, email, codeIn(second));
    expect(again.body.data).toMatchObject({ isNew: false, id: entered.body.data.id });
    expect(again.body.data.groupId).toBe(entered.body.data.groupId);
  });

  it('hands out a key that POST /token takes, and another session each time', async () => {
    const browser = new CookieBrowser(server);
    const email = somebody();
    const keys: string[] = [];
    for (let times = 0; times < 2; times += 1) {
      const { body } = await verify(browser, email, await codeFor(browser, email));
      keys.push(body.data.key ?? '');
      const { status } = await browser.ask('/api/v1/token', {
        method: 'POST',
        body: { grant_type: 'refresh_token', user_id: String(body.data.id), refresh_token: body.data.key },
      });
      expect(status).toBe(200);
    }
    expect(keys[0]?.split('.')[0]).not.toBe(keys[1]?.split('.')[0]);
  });

  it('keeps the key in a cookie when a browser asks for that', async () => {
    const browser = new CookieBrowser(server);
    const email = somebody();
    const answer = await verify(browser, email, await codeFor(browser, email), { keep: 'cookie' });
    expect(answer.body.data.key).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const refresh = answer.headers.getSetCookie().find((line) => line.startsWith('refresh_token='));
    expect(refresh).toMatch(/HttpOnly/);
    await browser.becomeMember();
    const who = await browser.call<{ data: { userId: number } }>('/current_user', undefined, 'GET');
    expect(who.body.data.userId).toBe(answer.body.data.id);
  });

  it('counts wrong tries down, then refuses even the right code', async () => {
    const browser = new CookieBrowser(server);
    const email = somebody();
    const code = await codeFor(browser, email);
    for (const left of [4, 3, 2, 1]) {
      expect(await refused(browser, email, otherThan(code, left))).toEqual(['identity.code-wrong', left]);
    }
    expect(await refused(browser, email, 'abcdef')).toEqual(['identity.code-locked', 0]);
    expect(await refused(browser, email, code)).toEqual(['identity.code-locked', 0]);
  });

  it('counts 200 guesses at once as 200, and compares five', async () => {
    const browser = new CookieBrowser(server);
    const email = somebody();
    const code = await codeFor(browser, email);
    const guesses = Array.from({ length: 200 }, (_, by) => guess(browser, email, otherThan(code, by + 1)));
    const codes = (await Promise.all(guesses)).map(({ body }) => body.error.code);
    const count = (wanted: string): number => codes.filter((each) => each === wanted).length;
    expect([count('identity.code-wrong'), count('identity.code-locked')]).toEqual([4, 196]);
    const rows = await query<{ tries: number }[]>('SELECT tries FROM sign_in_codes WHERE browser_uuid = ?', [
      browser.cookies.get('browser_uuid'),
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.tries).toBeGreaterThanOrEqual(200);
    expect(await refused(browser, email, code)).toEqual(['identity.code-locked', 0]);
  });

  it('lets nobody in by 200 guesses at once unless the right one is among the first five', async () => {
    const browser = new CookieBrowser(server);
    const email = somebody();
    const code = await codeFor(browser, email);
    const guesses = Array.from({ length: 200 }, (_, by) => otherThan(code, by + 1));
    guesses.splice(100, 1, code);
    const answers = await Promise.all(guesses.map((each) => guess(browser, email, each)));
    const isIn = answers.some(({ status }) => status === 200);
    const codes = answers.map(({ body }) => (body as Partial<Refusal>).error?.code);
    const wrong = codes.filter((each) => each === 'identity.code-wrong').length;
    expect(isIn ? wrong < 5 : wrong === 4).toBe(true);
    const after = isIn ? 'identity.code-used' : 'identity.code-locked';
    expect(await refused(browser, email, code)).toEqual([after, 0]);
  });

  it('writes down that somebody guessed, once for each code and without the address', async () => {
    const browser = new CookieBrowser(server);
    const email = somebody();
    const code = await codeFor(browser, email);
    const entries = () =>
      query<object[]>(
        `SELECT user_id, group_id, details FROM audit_events WHERE action = 'identity.code-locked'`,
      );
    const before = (await entries()).length;
    for (let times = 1; times <= 7; times += 1) await verify(browser, email, otherThan(code, times));
    const after = await entries();
    expect(after).toHaveLength(before + 1);
    expect(JSON.stringify(after.at(-1))).not.toContain(email);
  });

  it('S11: makes one site admin of all who register the address of one at once, and only by its code', async () => {
    const email = ADMIN;
    const browsers = Array.from({ length: 5 }, () => new CookieBrowser(server));
    const asked = await Promise.all(browsers.map((browser) => browser.call('/register', { email })));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(5);
    const who = async (browser: CookieBrowser) =>
      (await browser.call<{ data: object }>('/current_user', undefined, 'GET')).body.data;
    for (const browser of browsers) expect(await who(browser)).toEqual({ userId: 0, isAdmin: false });
    await until('five mails', () => mails.allTo(email).length === 5);
    const codes = mails.allTo(email).map(codeIn);
    const tries = browsers.flatMap((browser) =>
      codes.map(async (code) => ({
        browser,
        answer: await verify(browser, email, code, { keep: 'cookie' }),
      })),
    );
    const entered = (await Promise.all(tries)).filter(({ answer }) => answer.status === 200);
    // Each with the one code that is its own.
    expect(new Set(entered.map(({ browser }) => browser)).size).toBe(entered.length);
    expect(new Set(entered.map(({ answer }) => answer.body.data.id)).size).toBe(1);
    const [first] = entered;
    await first?.browser.becomeMember();
    expect(first && (await who(first.browser))).toEqual({
      userId: first?.answer.body.data.id,
      isAdmin: true,
    });
    expect(await query('SELECT id FROM users WHERE email = ?', [email])).toHaveLength(1);
  });

  it('keeps nobody out whose address a stranger knows: codes of other browsers void nothing and block nothing', async () => {
    const [owner, email] = [new CookieBrowser(server), somebody()];
    const code = await codeFor(owner, email);
    const strangers = Array.from({ length: 8 }, () => new CookieBrowser(server));
    for (const stranger of strangers) {
      const theirs = await codeFor(stranger, email);
      for (let by = 1; by <= 5; by += 1) {
        expect((await refused(stranger, email, otherThan(theirs, by)))[0]).toMatch(/code-(wrong|locked)$/);
      }
    }
    expect((await verify(owner, email, code)).status).toBe(200);
    const again = new CookieBrowser(server);
    expect((await verify(again, email, await codeFor(again, email))).status).toBe(200);
  });

  it('takes codes of twelve digits for an address that was guessed at fifty times, and still keeps nobody out', async () => {
    const email = somebody();
    const pending = new CookieBrowser(server);
    const short = await codeFor(pending, email);
    let compared = 0;
    for (let times = 0; times < 11; times += 1) {
      const stranger = new CookieBrowser(server);
      const theirs = await codeFor(stranger, email);
      if (theirs.length > 6) continue;
      const guesses = Array.from({ length: 5 }, (_, by) =>
        refused(stranger, email, otherThan(theirs, by + 1)),
      );
      const answers = (await Promise.all(guesses)).map(([answer]) => answer);
      compared += answers.filter((answer) => answer !== 'identity.code-expired').length;
    }
    expect(compared).toBe(50);
    // A code that is too short by now is of no more use to anybody, and the next one is long enough.
    expect(await refused(pending, email, short)).toEqual(['identity.code-expired', 0]);
    const owner = new CookieBrowser(server);
    const asked = await owner.call<{ data: object }>('/auth/email', { email, lang: 'en' });
    expect(asked.body.data).toMatchObject({ digits: 12 });
    const long = codeIn(await mails.mailTo(email));
    expect(long).toMatch(/^\d{12}$/);
    const status = await owner.call<{ data: object }>('/auth/status/check', { email });
    expect(status.body.data).toMatchObject({ pending: true, digits: 12 });
    expect((await refused(owner, email, long.slice(0, 6)))[0]).toBe('identity.code-wrong');
    expect((await verify(owner, email, long)).status).toBe(200);
    // Three months later six digits are enough again.
    await query('UPDATE sign_in_guesses SET since = ?', [new Date(Date.now() - 91 * 86_400_000)]);
    expect(await codeFor(new CookieBrowser(server), email)).toMatch(/^\d{6}$/);
    await server.web.app.get(CodeUpkeepService, { strict: false }).removeOld();
    expect(await query('SELECT guesses FROM sign_in_guesses')).toEqual([]);
  });

  it('does not count the right code among the guesses', async () => {
    const [browser, email] = [new CookieBrowser(server), somebody()];
    const guesses = async () =>
      Number((await query<{ all: number }[]>('SELECT SUM(guesses) AS `all` FROM sign_in_guesses'))[0]?.all);
    const before = await guesses();
    const code = await codeFor(browser, email);
    await refused(browser, email, otherThan(code));
    await verify(browser, email, code);
    expect(await guesses()).toBe(before + 1);
  });

  it('lets the right code in once, however often it comes at the same time', async () => {
    const browser = new CookieBrowser(server);
    const email = somebody();
    const code = await codeFor(browser, email);
    const all = await Promise.all(Array.from({ length: 30 }, () => verify(browser, email, code)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await refused(browser, email, code)).toEqual(['identity.code-used', 0]);
  });

  it('S29: takes a code only in the browser that asked for it, and lets no other browser use up its tries', async () => {
    const [own, other] = [new CookieBrowser(server), new CookieBrowser(server)];
    const email = somebody();
    const code = await codeFor(own, email);
    for (let times = 0; times < 6; times += 1) {
      expect((await refused(other, email, code))[0]).toBe('identity.code-other-browser');
    }
    expect((await verify(own, email, code)).status).toBe(200);
  });

  it('tells a browser that asked for no code the same, whether or not another did', async () => {
    const [own, other] = [new CookieBrowser(server), new CookieBrowser(server)];
    const asked = somebody();
    const code = await codeFor(own, asked);
    for (const email of [asked, somebody()]) {
      expect(await refused(other, email, code)).toEqual(['identity.code-other-browser', 0]);
    }
    await verify(own, asked, code);
    expect(await refused(other, asked, code)).toEqual(['identity.code-other-browser', 0]);
  });

  it('forgets a code after ten minutes, or when there is a newer one', async () => {
    const browser = new CookieBrowser(server);
    const email = somebody();
    const old = await codeFor(browser, email);
    const newer = await codeFor(browser, email);
    if (old !== newer) expect((await refused(browser, email, old))[0]).toBe('identity.code-wrong');
    await query('UPDATE sign_in_codes SET expires_at = ? WHERE browser_uuid = ?', [
      new Date(Date.now() - 1),
      browser.cookies.get('browser_uuid'),
    ]);
    expect((await refused(browser, email, newer))[0]).toBe('identity.code-expired');
  });

  it('lets a code for one address open no other', async () => {
    const browser = new CookieBrowser(server);
    const [mine, yours] = [somebody(), somebody()];
    const code = await codeFor(browser, mine);
    await codeFor(browser, yours);
    expect((await refused(browser, yours, code))[0]).toBe('identity.code-wrong');
  });

  it('comes at once, however many other mails wait for a server that does not answer', async () => {
    const mailer = server.otherProcess.get(Mailer, { strict: false });
    const send = mailer.send.bind(mailer);
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const spy = jest
      .spyOn(mailer, 'send')
      .mockImplementation((mail) => (mail.usefulUntil === undefined ? ended : send(mail)));
    const others = Array.from({ length: 20 }, (_, index) => `notice:${index}`);
    for (const id of others) {
      await server.web.app
        .get(MailQueue, { strict: false })
        .enqueue({ id, to: somebody(), subject: 'Notice', text: 'Notice', html: '' });
    }
    await until('four of them are being sent', () => spy.mock.calls.length >= 4);
    await expect(codeFor(new CookieBrowser(server), somebody())).resolves.toMatch(/^\d{6}$/);
    end();
    spy.mockRestore();
  });

  it('answers known and unknown addresses alike, and mails both', async () => {
    const [known, unknown] = [somebody(), somebody()];
    const browser = new CookieBrowser(server);
    await verify(browser, known, await codeFor(browser, known));
    const ask = async (path: string, email: string) => {
      const { status, body, headers } = await browser.call(path, { email, lang: 'en' });
      const jobs = await query('SELECT id FROM jobs WHERE name = ?', ['mail.now']);
      return { status, body, names: [...headers.keys()], jobs: (jobs as unknown[]).length };
    };
    for (const path of ['/auth/email', '/register']) {
      const first = await ask(path, known);
      const second = await ask(path, unknown);
      expect({ ...second, jobs: second.jobs - 1 }).toEqual(first);
    }
    expect((await mails.mailTo(unknown)).text).toContain('Finish signing up');
  });

  it('tells a browser of its own codes and nobody of addresses', async () => {
    const [own, other] = [new CookieBrowser(server), new CookieBrowser(server)];
    const email = somebody();
    const status = async (browser: CookieBrowser) =>
      (await browser.call<{ data: object }>('/auth/status/check', { email })).body.data;
    const nothing = { pending: false, expiresIn: 0, triesLeft: 0, digits: 6 };
    expect(await status(own)).toEqual(nothing);
    const code = await codeFor(own, email);
    await refused(own, email, otherThan(code));
    const pending = (await status(own)) as { expiresIn: number };
    expect(pending).toMatchObject({ pending: true, triesLeft: 4 });
    expect(pending.expiresIn).toBeGreaterThan(0);
    expect(await status(other)).toEqual(nothing);
    await verify(own, email, code);
    expect(await status(own)).toMatchObject({ pending: false });
  });

  it('S18: mails for an address five codes an hour to a browser and ten to a network, for all twenty, and keeps nobody else from theirs', async () => {
    const email = somebody();
    const hasty = new CookieBrowser(server);
    for (let times = 0; times < 5; times += 1) await codeFor(hasty, email);
    const sixth = await hasty.call<Refusal>('/register', { email: email.toUpperCase() });
    expect([sixth.status, sixth.body.error.code]).toEqual([429, 'http.rate-limited']);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    const headers = { 'x-forwarded-for': hasty.address };
    const beside = async (): Promise<number> => {
      const guest = await server.guest();
      return (await guest.call('/auth/email', { method: 'POST', body: { email }, headers })).status;
    };
    for (let times = 0; times < 5; times += 1) expect(await beside()).toBe(200);
    expect(await beside()).toBe(429);
    expect((await new CookieBrowser(server).call('/auth/email', { email })).status).toBe(200);
    const busy = new CookieBrowser(server);
    for (let times = 0; times < 20; times += 1) await busy.call('/auth/email', { email: somebody() });
    expect((await busy.call('/auth/email', { email: somebody() })).status).toBe(429);
    expect((await new CookieBrowser(server).call('/auth/email', { email: somebody() })).status).toBe(200);
  });

  it('S12: keeps neither addresses nor codes where somebody could read them', async () => {
    const browser = new CookieBrowser(server);
    const email = 'readable-nowhere@example.com';
    const code = await codeFor(browser, email);
    const rows = JSON.stringify([
      await query('SELECT * FROM sign_in_codes'),
      await query('SELECT * FROM jobs'),
      await query('SELECT * FROM audit_events'),
    ]);
    expect(rows).not.toContain('readable-nowhere');
    expect(rows).not.toContain(`"${code}"`);
  });

  it('puts a link into the mail that fills the code in, and markup of nobody', async () => {
    const browser = new CookieBrowser(server);
    const email = `o'neil&<b>${++people}</b>@example.com`;
    expect((await browser.call('/auth/email', { email })).status).toBe(400);
    const odd = `o'neil&b=${people}+x@example.com`;
    await browser.call('/auth/email', { email: odd, lang: 'ja' });
    const mail = await mails.mailTo(odd);
    const link = /http:\S+/.exec(mail.text)?.[0] ?? '';
    const url = new URL(link);
    expect(url.origin + url.pathname).toBe('http://linklet.test/ja/login');
    expect(Object.fromEntries(url.searchParams)).toEqual({ verification_code: codeIn(mail), email: odd });
    expect(mail.html).toContain('lang="ja"');
  });

  it.each([
    'no-address',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com,b@example.com',
    'A <a@example.com>',
    'a@example.com\u0000',
    `${'a'.repeat(300)}@example.com`,
    ['a@example.com'],
    undefined,
  ])('refuses the address %j', async (email) => {
    const browser = new CookieBrowser(server);
    for (const path of ['/register', '/auth/email', '/auth/status/check']) {
      const { status, body } = await browser.call<Refusal>(path, { email });
      expect([status, body.error.fields[0]?.field]).toEqual([400, 'email']);
    }
  });

  it('asks for a token, and for a page of our own', async () => {
    const email = somebody();
    const bare = await server.ask('/api/v1/auth/email', { method: 'POST', body: { email } });
    expect(bare.status).toBe(401);
    const guest = await server.guest();
    const foreign = await guest.call('/auth/email', {
      method: 'POST',
      body: { email },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
  });

  it('forgets old codes, and those of whoever leaves', async () => {
    const upkeep = server.web.app.get(CodeUpkeepService, { strict: false });
    const [old, leaver] = [new CookieBrowser(server), new CookieBrowser(server)];
    const email = somebody();
    await codeFor(old, somebody());
    await codeFor(leaver, email);
    const left = (browser: CookieBrowser) =>
      query<object[]>('SELECT id FROM sign_in_codes WHERE browser_uuid = ?', [
        browser.cookies.get('browser_uuid'),
      ]);
    await query('UPDATE sign_in_codes SET expires_at = ? WHERE browser_uuid = ?', [
      new Date(Date.now() - 25 * 3_600_000),
      old.cookies.get('browser_uuid'),
    ]);
    await upkeep.removeOld();
    expect([await left(old), (await left(leaver)).length]).toEqual([[], 1]);
    const person = { userId: 987_654, groupIds: [], email };
    expect(await upkeep.exportOf(person)).toEqual({ askedFor: [expect.any(Date)] });
    await upkeep.erase(person);
    await upkeep.erase({ ...person, email: null });
    expect(await left(leaver)).toEqual([]);
  });
});

const CHANGE_FEED = /FROM (?:host_news|link_news|program_news|domains WHERE host)/;

describe('asking for a code', () => {
  it('does the same work for known and for unknown addresses', async () => {
    const server = await TestServer.start();
    try {
      const browser = new CookieBrowser(server);
      const member = await server.member({ email: 'known@example.com' });
      const mover = await server.member();
      // SQLite has one runner, through which everything goes.
      const runner = server.web.app.get(DataSource).createQueryRunner();
      const asked: string[] = [];
      const original = runner.query.bind(runner) as (...given: unknown[]) => Promise<never>;
      runner.query = (...given: unknown[]) => {
        // What the process looks for by itself now and then is no work of the call.
        if (!CHANGE_FEED.test(String(given[0]))) asked.push(String(given[0]));
        return original(...given);
      };
      const calls: Readonly<Record<string, (email: string) => Promise<Answer>>> = {
        register: (email) => browser.call('/register', { email, lang: 'en' }),
        signIn: (email) => browser.call('/auth/email', { email, lang: 'en' }),
        move: (email) => mover.call('/auth/change_account/email', { method: 'POST', body: { email } }),
      };
      for (const [name, call] of Object.entries(calls)) {
        const workFor = async (email: string): Promise<string[]> => {
          asked.length = 0;
          expect((await call(email)).status).toBe(200);
          return asked.splice(0);
        };
        await workFor(`warm-up-${name}@example.com`);
        const known = await workFor(member.email);
        expect(await workFor(`unknown-${name}@example.com`)).toEqual(known);
        expect(known.some((sql) => sql.includes('INSERT INTO jobs'))).toBe(true);
      }
    } finally {
      await server.stop();
    }
  });
});
