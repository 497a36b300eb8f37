import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type Answer, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { MailServer } from '../../support/mail-server';
import { eventually } from '../../support/waiting';

interface Refusal {
  readonly error: {
    readonly code: string;
    readonly details?: { readonly triesLeft: number };
  };
}

interface Notice {
  readonly data: { readonly notifications: readonly { readonly type: string }[] };
}

let people = 0;
const somewhere = (): string => `place-${++people}@example.com`;
const codeIn = ({ subject }: { subject: string }): string => /^\d{6}/.exec(subject)?.[0] ?? '';
const otherThan = (code: string): string => String((Number(code) + 1) % 1e6).padStart(6, '0');

describe.each(enginesFor(0))('moving to another address on %s', (engine) => {
  let mails: MailServer;
  let server: TestServer;

  beforeAll(async () => {
    mails = await MailServer.start();
    server = await TestServer.start(engine, { SMTP_URL: mails.url, ADMIN_EMAILS: 'root@example.com' });
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
  });

  const ask = <T = unknown>(who: TestMember, email: unknown, lang?: string): Promise<Answer<T>> =>
    who.call<T>('/auth/change_account/email', { method: 'POST', body: { email, lang } });
  const codeFor = async (who: TestMember, email: string): Promise<string> => {
    expect((await ask(who, email, 'en')).status).toBe(200);
    return codeIn(await mails.mailTo(email));
  };
  const verify = <T = Refusal>(who: TestMember, email: string, verificationCode: string) =>
    who.call<T>('/auth/change_account/verify', { method: 'POST', body: { email, verificationCode } });
  const refusalOf = async (who: TestMember, email: string, code: string) => {
    const { status, body } = await verify(who, email, code);
    return [status, body.error.code];
  };
  const query = <T>(sql: string, values: unknown[]): Promise<T[]> =>
    server.web.app.get(DataSource).query(sql, values);
  const addressOf = async ({ userId }: TestMember) =>
    (await query<{ email: string }>('SELECT email FROM users WHERE id = ?', [userId]))[0]?.email;
  const isAdmin = async (who: TestMember) =>
    (await who.call<{ data: { isAdmin: boolean } }>('/current_user')).body.data.isAdmin;

  it('takes the code from the new address, and tells the old one', async () => {
    const [ada, email] = [await server.member({ email: somewhere() }), somewhere()];
    const answer = await ask(ada, `  ${email.toUpperCase()} `, 'vi');
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { result: 'success', expiresIn: 600, resendIn: 60 } },
    });
    const mail = await mails.mailTo(email);
    expect(mail.subject).toMatch(/^\d{6} là mã Linklet của bạn$/);
    expect(mail.text).toContain('http://linklet.test/vi/users/settings#sign-in');
    expect(await addressOf(ada)).toBe(ada.email);
    expect(await verify(ada, email, codeIn(mail))).toMatchObject({
      status: 200,
      body: { data: { result: 'success' } },
    });
    expect(await addressOf(ada)).toBe(email);
    const notice = await mails.mailTo(ada.email);
    expect(notice.text).toContain('p•••@example.com');
    expect(notice.text).not.toContain(email);
    expect(
      await query('SELECT user_id FROM audit_events WHERE action = ? AND user_id = ?', [
        'identity.email-changed',
        ada.userId,
      ]),
    ).toHaveLength(1);
    const reported = await eventually(
      async () => (await ada.call<Notice>('/my/notifications')).body.data.notifications,
      (list) => list.some(({ type }) => type === 'email-changed'),
    );
    expect(reported.filter(({ type }) => type === 'email-changed')).toHaveLength(1);
    expect(await server.member({ email })).toMatchObject({ userId: ada.userId });
    expect((await server.member({ email: ada.email })).userId).not.toBe(ada.userId);
  });

  it('S22: cannot mix two changes of one person', async () => {
    const [ada, first, second] = [await server.member(), somewhere(), somewhere()];
    const old = await codeFor(ada, first);
    const fresh = await codeFor(ada, second);
    expect(await refusalOf(ada, first, old)).toEqual([400, 'identity.code-expired']);
    expect(await refusalOf(ada, first, fresh)).toEqual([400, 'identity.code-expired']);
    if (old !== fresh) expect(await refusalOf(ada, second, old)).toEqual([400, 'identity.code-wrong']);
    expect(await addressOf(ada)).toBe(ada.email);
    expect((await verify(ada, second, fresh)).status).toBe(200);
    expect(await addressOf(ada)).toBe(second);
  });

  it('S22: cannot mix the changes of two people, even to one address', async () => {
    const [ada, bob, email] = [await server.member(), await server.member(), somewhere()];
    const [adas, bobs] = [await codeFor(ada, email), await codeFor(bob, email)];
    if (adas !== bobs) expect(await refusalOf(bob, email, adas)).toEqual([400, 'identity.code-wrong']);
    const answers = await Promise.all([verify(ada, email, adas), verify(bob, email, bobs)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body.error.code).toBe('identity.email-taken');
    expect((await Promise.all([ada, bob].map(addressOf))).filter((each) => each === email)).toHaveLength(1);
  });

  it('S22: cannot mix the changes of two people who share a browser', async () => {
    const [browser, email] = [randomUUID(), somewhere()];
    const [ada, bob] = [await server.member({ browser }), await server.member({ browser })];
    const code = await codeFor(ada, email);
    expect(await refusalOf(bob, email, code)).toEqual([400, 'identity.code-other-browser']);
    expect((await verify(ada, email, code)).status).toBe(200);
  });

  it('S22: cannot use a code for the door, nor the door a code for moving', async () => {
    const [ada, email] = [await server.member(), somewhere()];
    const guest = await server.guest();
    await guest.call('/auth/email', { method: 'POST', body: { email } });
    const doors = codeIn(await mails.mailTo(email));
    expect(await refusalOf(ada, email, doors)).toEqual([400, 'identity.code-other-browser']);
    const moves = await codeFor(ada, email);
    const body = { email, verificationCode: moves };
    const entered = await ada.call<Refusal>('/auth/verify', { method: 'POST', body });
    expect([entered.status, entered.body.error.code]).toEqual([400, 'identity.code-other-browser']);
    expect((await verify(ada, email, moves)).status).toBe(200);
  });

  it('works once, within five tries, in the browser that asked', async () => {
    const email = somewhere();
    const ada = await server.member({ email: somewhere() });
    const elsewhere = await server.member({ email: ada.email });
    const code = await codeFor(ada, email);
    expect(await refusalOf(elsewhere, email, code)).toEqual([400, 'identity.code-other-browser']);
    for (const triesLeft of [4, 3, 2, 1]) {
      const { body } = await verify(ada, email, otherThan(code));
      expect(body.error).toMatchObject({ code: 'identity.code-wrong', details: { triesLeft } });
    }
    for (const guess of [otherThan(code), code]) {
      expect(await refusalOf(ada, email, guess)).toEqual([400, 'identity.code-locked']);
    }
    const locked = 'SELECT user_id FROM audit_events WHERE action = ? AND user_id = ?';
    expect(await query(locked, ['identity.code-locked', ada.userId])).toHaveLength(1);
    const again = await codeFor(ada, email);
    expect((await verify(ada, email, again)).status).toBe(200);
    expect(await refusalOf(ada, email, again)).toEqual([400, 'identity.code-used']);
  });

  it('answers alike for an address that has an account, and mails its owner no code', async () => {
    const [ada, owner] = [await server.member(), await server.member({ email: somewhere() })];
    const [unknown, known] = [await ask(ada, somewhere()), await ask(ada, owner.email)];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const mail = await mails.mailTo(owner.email);
    expect(mail.subject + mail.text).not.toMatch(/\d{6}/);
    expect(mail.text).toContain('nothing was changed');
    expect(await refusalOf(ada, owner.email, '123456')).toEqual([400, 'identity.code-wrong']);
  });

  it('S11: makes a site admin only of whoever has proven the address, and of nobody who has left it', async () => {
    const ada = await server.member();
    const code = await codeFor(ada, 'root@example.com');
    await verify(ada, 'root@example.com', otherThan(code));
    expect(await isAdmin(ada)).toBe(false);
    await verify(ada, 'root@example.com', code);
    expect(await isAdmin(ada)).toBe(true);
    const next = somewhere();
    await verify(ada, next, await codeFor(ada, next));
    expect(await isAdmin(ada)).toBe(false);
  });

  it('refuses the address that one has, what is none, and guests', async () => {
    const ada = await server.member();
    const same = await ask<Refusal>(ada, ada.email.toUpperCase());
    expect([same.status, same.body.error.code]).toEqual([400, 'identity.email-unchanged']);
    for (const email of ['x', 'a@b.example\r\nBcc: c@d.example', 7, null]) {
      expect((await ask(ada, email)).status).toBe(400);
    }
    const guest = await server.guest();
    for (const path of ['email', 'verify']) {
      const body = { email: somewhere(), verificationCode: '123456' };
      const { status, body: said } = await guest.call<Refusal>(`/auth/change_account/${path}`, {
        method: 'POST',
        body,
      });
      expect([status, said.error.code]).toEqual([401, 'identity.plz-login']);
    }
  });

  it('S18: shares the limits of those who sign in', async () => {
    const email = somewhere();
    const ada = await server.member();
    for (let times = 0; times < 5; times += 1) await codeFor(ada, email);
    expect((await ask(ada, email)).status).toBe(429);
    expect((await ask(ada, somewhere())).status).toBe(200);
  });
});
