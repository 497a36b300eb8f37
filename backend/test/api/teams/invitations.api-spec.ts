import { AuditLogQuery } from '../../../src/shared/audit/audit-log.query';
import { type TestCaller, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { MailServer } from '../../support/mail-server';
import { type InviteeSeen, type Refusal, TestTeam, tokenIn } from '../../support/teams';
import { eventually } from '../../support/waiting';

interface LinkChange {
  readonly data: { readonly notifications: readonly { readonly type: string; readonly params: object }[] };
}

let people = 0;
const somebody = (): string => `person-${++people}@example.com`;

describe.each(enginesFor(5))('invitations over HTTP on %s', (engine) => {
  let mails: MailServer;
  let server: TestServer;

  beforeAll(async () => {
    mails = await MailServer.start();
    server = await TestServer.start(engine, { SMTP_URL: mails.url });
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
  });

  const invited = async (team: TestTeam, body: object): Promise<InviteeSeen[]> => {
    const answer = await team.invite(body);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body.data.invitations;
  };
  const codeOf = ({ status, body }: { status: number; body: Refusal }) =>
    status < 400 ? status : `${status} ${body.error.code}`;
  const ask = (what: string, token: unknown) =>
    server.ask<{ data: Record<string, unknown> } & Refusal>(`/api/v1/invitations/${what}`, {
      method: 'POST',
      body: { token },
    });
  const check = (token: unknown) => ask('check', token);
  const decline = async (token: unknown) => codeOf(await ask('decline', token));
  const accept = (who: TestCaller, token: unknown) =>
    who.call<{ data: { groupId: number } } & Refusal>('/invitations/accept', {
      method: 'POST',
      body: { token },
    });
  const tokenFor = async (team: TestTeam, email: string, more: object = {}): Promise<string> => {
    await invited(team, { emails: [email], ...more });
    return tokenIn(await mails.mailTo(email));
  };
  const resend = (team: TestTeam, id: number, body: object = {}) =>
    team.call<{ data: InviteeSeen } & Refusal>(team.admin, `/invitations/${id}/resend`, 'POST', body);
  const cancel = async (team: TestTeam, id: number | string) =>
    codeOf(await team.call(team.admin, `/invitations?invitationId=${id}`, 'DELETE'));
  /** As if the group's invitations had been made that many days before. */
  const age = (team: TestTeam, days: number) => {
    const moment = new Date(Date.now() + (14 - days) * 86_400_000);
    return team.query('UPDATE invitations SET expires_at = ? WHERE group_id = ?', [moment, team.groupId]);
  };
  const changesOf = async (who: TestCaller) => {
    const { body } = await who.call<LinkChange>('/my/notifications');
    return body.data.notifications.map(({ type, params }) => [type, params]);
  };
  const logged = async ({ groupId }: TestTeam) => {
    const log = server.web.app.get(AuditLogQuery, { strict: false });
    const range = { groupId, start: 0, limit: 100, q: 'teams.', since: new Date(0) };
    return (await log.ofGroup(range)).events.map(({ action, userId }) => [action, userId]);
  };

  it('go out by mail, are accepted by whom they are for, and make them a member', async () => {
    const team = await TestTeam.make(server, 'initial');
    const email = somebody();
    const [invitation] = await invited(team, {
      emails: [` ${email.toUpperCase()} `],
      role: 'admin',
      lang: 'en',
    });
    expect(invitation).toEqual({
      invitationId: expect.any(Number) as number,
      id: null,
      email,
      groupLevel: 2,
      invitedAt: expect.stringMatching(/Z$/) as string,
      expiresAt: expect.stringMatching(/Z$/) as string,
      state: 'pending',
    });
    const mail = await mails.mailTo(email);
    expect(mail.subject).toMatch(/^maker-\d+ invited you to “Team \d+”$/);
    expect(mail.text).toContain('http://linklet.test/en/invitation#');
    const token = tokenIn(mail);
    expect((await check(token)).body.data).toEqual({
      groupId: team.groupId,
      groupName: expect.stringMatching(/^Team \d+$/) as string,
      inviterName: expect.stringMatching(/^maker-\d+$/) as string,
      role: 'admin',
      invitedAs: 'p•••@example.com',
      expiresAt: invitation?.expiresAt,
      state: 'pending',
    });
    expect((await team.seenBy(team.admin)).seats).toEqual({ used: 1, limit: 3 });

    const person = await server.member({ email });
    expect((await accept(person, token)).body.data).toEqual({ groupId: team.groupId });
    expect(await team.seenBy(team.as(person))).toMatchObject({
      members: { admin: [{ userId: team.maker.userId }, { userId: person.userId, groupLevel: 2 }] },
      invitees: [],
      seats: { used: 1, limit: 3 },
    });
    expect(await team.metered()).toBe(1);
    expect(await logged(team)).toEqual([
      ['teams.joined', person.userId],
      ['teams.invited', team.maker.userId],
    ]);
    expect((await check(token)).body.data).toMatchObject({ state: 'accepted' });
    expect(codeOf(await accept(person, token))).toBe('410 teams.invitation-accepted');
    expect(await decline(token)).toBe('410 teams.invitation-accepted');
  });

  it.each([
    ['zh-TW', /邀請你加入「Team \d+」/, 'http://linklet.test/invitation#'],
    ['en', /invited you to “Team \d+”/, 'http://linklet.test/en/invitation#'],
    ['vi', /mời bạn tham gia “Team \d+”/, 'http://linklet.test/vi/invitation#'],
    ['id', /mengundang Anda ke “Team \d+”/, 'http://linklet.test/id/invitation#'],
    ['ja', /さんから「Team \d+」への招待/, 'http://linklet.test/ja/invitation#'],
  ])('speak %s to new people when the screen does', async (lang, subject, link) => {
    const team = await TestTeam.make(server);
    const email = somebody();
    await invited(team, { emails: [email], lang });
    const mail = await mails.mailTo(email);
    expect(mail.subject).toMatch(subject);
    expect(mail.text).toContain(link);
  });

  it('speak the language of those who are known, and tell them where they are signed in', async () => {
    const team = await TestTeam.make(server);
    const known = await server.member({ email: somebody() });
    await known.call('/my/settings', { method: 'PUT', body: { lang: 'ja' } });
    await invited(team, { emails: [known.email], lang: 'vi' });
    expect((await mails.mailTo(known.email)).text).toContain('http://linklet.test/ja/invitation#');
    expect(await changesOf(known)).toContainEqual([
      'invited',
      {
        groupId: team.groupId,
        groupName: expect.stringContaining('Team') as string,
        userId: team.maker.userId,
        personName: expect.stringContaining('maker') as string,
      },
    ]);
  });

  it('say names as they are, and let them do nothing', async () => {
    const team = await TestTeam.make(server);
    const name = '<img src=x onerror=alert(1)> {group} & “co”';
    const put = { method: 'PUT', body: { name } };
    expect((await team.admin.call(`/groups/${team.groupId}/settings`, put)).status).toBe(200);
    const email = somebody();
    await invited(team, { emails: [email] });
    const mail = await mails.mailTo(email);
    expect(mail.text).toContain(name);
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&#60;img src=x onerror=alert(1)&#62; {group} &#38; “co”');
  });

  it('keep the text of their link nowhere', async () => {
    const team = await TestTeam.make(server);
    const token = await tokenFor(team, somebody());
    expect(token).toHaveLength(43);
    const stored = await team.query('SELECT * FROM invitations');
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(await team.query('SELECT payload FROM jobs'))).not.toContain(token);
  });

  it('go to people by number, and to nobody’s number alike', async () => {
    const team = await TestTeam.make(server);
    const person = await server.member({ email: somebody() });
    const nobody = 2_000_000_000;
    const seen = await invited(team, { ids: [person.userId, nobody] });
    const alike = { email: null, groupLevel: 1, state: 'pending' };
    expect(seen).toMatchObject([
      { ...alike, id: person.userId },
      { ...alike, id: nobody },
    ]);
    const token = tokenIn(await mails.mailTo(person.email));
    expect((await check(token)).body.data).toMatchObject({ invitedAs: 'p•••@example.com' });
    expect((await accept(person, token)).status).toBe(200);
    expect((await team.seenBy(team.admin)).invitees).toMatchObject([{ id: nobody, state: 'pending' }]);
  });

  it('are for one person and nobody else', async () => {
    const team = await TestTeam.make(server);
    const token = await tokenFor(team, somebody());
    const other = await server.member({ email: somebody() });
    const refused = await accept(other, token);
    expect(codeOf(refused)).toBe('403 teams.invitation-for-other');
    expect(refused.body.error.details).toEqual({ invitedAs: 'p•••@example.com' });
    expect(codeOf(await accept(await server.guest(), token))).toBe('401 identity.plz-login');
    expect((await ask('accept', token)).status).toBe(401);
    const owner = await server.member({ email: (await team.seenBy(team.admin)).invitees[0]?.email ?? '' });
    await team.query('UPDATE users SET email_verified_at = NULL WHERE id = ?', [owner.userId]);
    expect(codeOf(await accept(owner, token))).toBe('403 teams.invitation-for-other');
  });

  it('can be declined by whoever has the link, and made again', async () => {
    const team = await TestTeam.make(server, 'free');
    const email = somebody();
    const token = await tokenFor(team, email);
    expect(await decline(token)).toBe(200);
    expect(await decline(token)).toBe('410 teams.invitation-declined');
    expect(await logged(team)).toContainEqual(['teams.invitation-declined', 0]);
    const { invitees, seats } = await team.seenBy(team.admin);
    expect([invitees, seats.used]).toEqual([[expect.objectContaining({ email, state: 'declined' })], 0]);
    expect(await team.metered()).toBe(0);
    expect(codeOf(await resend(team, invitees[0]?.invitationId ?? 0))).toBe('410 teams.invitation-declined');
    await tokenFor(team, email);
    expect((await team.seenBy(team.admin)).invitees).toMatchObject([{ email, state: 'pending' }]);
  });

  it('can be taken back, which frees the seat and kills the link', async () => {
    const team = await TestTeam.make(server, 'free');
    const email = somebody();
    const token = await tokenFor(team, email);
    const [invitation] = (await team.seenBy(team.admin)).invitees;
    const id = invitation?.invitationId ?? 0;
    const other = await TestTeam.make(server);
    expect(await cancel(other, id)).toBe('404 teams.invitation-does-not-exist');
    expect(await cancel(team, id)).toBe(200);
    expect(await cancel(team, id)).toBe('404 teams.invitation-does-not-exist');
    expect(await logged(team)).toContainEqual(['teams.invitation-cancelled', team.maker.userId]);
    expect(codeOf(await check(token))).toBe('404 teams.invitation-does-not-exist');
    expect(codeOf(await accept(await server.member({ email }), token))).toBe(
      '404 teams.invitation-does-not-exist',
    );
    expect((await team.seenBy(team.admin)).seats.used).toBe(0);
    await tokenFor(team, somebody());
  });

  it('are sent again with another link, three times an hour', async () => {
    const team = await TestTeam.make(server);
    const email = somebody();
    const first = await tokenFor(team, email);
    const id = (await team.seenBy(team.admin)).invitees[0]?.invitationId ?? 0;
    for (let time = 0; time < 3; time += 1) {
      const again = await resend(team, id, { lang: 'en' });
      expect([again.status, again.body.data.invitationId]).toEqual([200, id]);
    }
    expect(codeOf(await resend(team, id))).toBe('429 http.rate-limited');
    const tokens = [first];
    for (let time = 0; time < 3; time += 1) tokens.push(tokenIn(await mails.mailTo(email)));
    expect(new Set(tokens).size).toBe(4);
    const states = await Promise.all(tokens.map(async (token) => (await check(token)).status));
    expect([...states].sort()).toEqual([200, 404, 404, 404]);
    expect((await team.seenBy(team.admin)).seats.used).toBe(1);
  });

  it('run out after 14 days, give their seat back, and may be sent again while there is one', async () => {
    const team = await TestTeam.make(server, 'free');
    const email = somebody();
    const token = await tokenFor(team, email);
    await age(team, 15);
    expect((await check(token)).body.data).toMatchObject({ state: 'expired' });
    expect(codeOf(await accept(await server.member({ email }), token))).toBe('410 teams.invitation-expired');
    expect(await decline(token)).toBe('410 teams.invitation-expired');
    const { invitees, seats } = await team.seenBy(team.admin);
    expect([invitees[0]?.state, seats.used]).toEqual(['expired', 0]);
    const id = invitees[0]?.invitationId ?? 0;
    expect((await resend(team, id)).body.data).toMatchObject({ state: 'pending' });
    await age(team, 15);
    await tokenFor(team, somebody());
    expect(codeOf(await resend(team, id))).toBe('403 plan.limit-reached');
  });

  it('leave no seat taken by people who leave for good', async () => {
    const team = await TestTeam.make(server, 'initial');
    const email = somebody();
    const token = await tokenFor(team, email);
    const person = await server.member({ email });
    await accept(person, token);
    const invited2 = somebody();
    await tokenFor(team, invited2);
    const leaver = await server.member({ email: invited2 });
    expect(await team.metered()).toBe(2);
    for (const who of [person, leaver]) {
      await who.call('/my/account', { method: 'DELETE', body: { email: who.email } });
    }
    await eventually(
      () => team.metered(),
      (used) => used === 0,
    );
    expect((await team.seenBy(team.admin)).invitees).toEqual([]);
  });

  it('keep to the plan’s seats, all or nobody, and say what would help', async () => {
    const team = await TestTeam.make(server, 'initial');
    const refused = await team.invite({ emails: [somebody(), somebody(), somebody(), somebody()] });
    expect(codeOf(refused)).toBe('403 plan.limit-reached');
    expect(refused.body.error.details).toEqual({ what: 'invitees', limit: 3, used: 0, plan: 'classic' });
    expect((await team.seenBy(team.admin)).invitees).toEqual([]);
    await invited(team, { emails: [somebody(), somebody(), somebody()] });
    expect(codeOf(await team.invite({ emails: [somebody()] }))).toBe('403 plan.limit-reached');
  });

  it('let one of fifty have the last seat', async () => {
    const team = await TestTeam.make(server, 'initial');
    await invited(team, { emails: [somebody(), somebody()] });
    const rush = await Promise.all(
      Array.from({ length: 50 }, async () => codeOf(await team.invite({ emails: [somebody()] }))),
    );
    expect(rush.filter((each) => each === 201)).toHaveLength(1);
    expect(new Set(rush)).toEqual(new Set([201, '403 plan.limit-reached']));
    expect((await team.seenBy(team.admin)).seats).toEqual({ used: 3, limit: 3 });
    expect(await team.metered()).toBe(3);
  });

  it('are accepted once, however often at once', async () => {
    const team = await TestTeam.make(server, 'initial');
    const email = somebody();
    const token = await tokenFor(team, email);
    const person = await server.member({ email });
    const rush = await Promise.all(
      Array.from({ length: 20 }, async () => codeOf(await accept(person, token))),
    );
    expect(rush.filter((each) => each === 200)).toHaveLength(1);
    expect(new Set(rush)).toEqual(new Set([200, '410 teams.invitation-accepted']));
    const { members, seats } = await team.seenBy(team.admin);
    expect([members.general, seats.used]).toEqual([[expect.objectContaining({ userId: person.userId })], 1]);
  });

  it('are accepted or declined or taken back, never two of these', async () => {
    for (let round = 0; round < 5; round += 1) {
      const team = await TestTeam.make(server, 'initial');
      const email = somebody();
      const token = await tokenFor(team, email);
      const person = await server.member({ email });
      const id = (await team.seenBy(team.admin)).invitees[0]?.invitationId ?? 0;
      const [accepted, declined, cancelled] = await Promise.all([
        accept(person, token).then(codeOf),
        decline(token),
        cancel(team, id),
      ]);
      expect([accepted, declined]).not.toEqual([200, 200]);
      expect(cancelled).toBe(200);
      const { members, seats } = await team.seenBy(team.admin);
      expect(members.general).toHaveLength(accepted === 200 ? 1 : 0);
      expect(seats.used).toBe(accepted === 200 ? 1 : 0);
      expect(await team.metered()).toBe(seats.used);
    }
  });

  it('take a person in once who was invited twice, and are all accepted by that', async () => {
    const team = await TestTeam.make(server);
    const person = await server.member({ email: somebody() });
    await invited(team, { ids: [person.userId] });
    const byId = tokenIn(await mails.mailTo(person.email));
    const byMail = await tokenFor(team, person.email, { role: 'admin' });
    expect((await accept(person, byId)).status).toBe(200);
    const again = await accept(person, byMail);
    expect([again.status, again.body]).toMatchObject([410, { error: { code: 'teams.invitation-accepted' } }]);
    const { members, seats } = await team.seenBy(team.admin);
    expect([members.general.length, seats.used]).toEqual([1, 1]);
  });

  it('make nobody a member twice, nor invite anybody twice', async () => {
    const member = await server.member({ email: somebody() });
    const team = await TestTeam.make(server, 'classic', member);
    const pending = somebody();
    await invited(team, { emails: [pending], ids: [1_999_999_999] });
    const refused = await team.invite({
      emails: [somebody(), pending, member.email, team.maker.email],
      ids: [member.userId, 1_999_999_999],
    });
    expect(refused.status).toBe(400);
    expect(refused.body.error.fields?.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'emails.1 teams.already-invited',
      'emails.2 teams.already-member',
      'emails.3 teams.already-member',
      'ids.0 teams.already-member',
      'ids.1 teams.already-invited',
    ]);
    expect((await team.seenBy(team.admin)).invitees).toHaveLength(2);
  });

  it('fill nobody’s mailbox', async () => {
    const email = somebody();
    const codes: unknown[] = [];
    for (let time = 0; time < 6; time += 1) {
      const team = await TestTeam.make(server);
      codes.push(codeOf(await team.invite({ emails: [email] })));
    }
    expect(codes).toEqual([201, 201, 201, 201, 201, '429 http.rate-limited']);
  });

  it('lead to no group that has ended', async () => {
    const team = await TestTeam.make(server);
    const email = somebody();
    const token = await tokenFor(team, email);
    const { maker } = team;
    const gone = await maker.call('/my/account', { method: 'DELETE', body: { email: maker.email } });
    expect(gone.status).toBe(200);
    const refused = await accept(await server.member({ email }), token);
    expect(codeOf(refused)).toBe('404 teams.invitation-does-not-exist');
    expect(codeOf(await check(token))).toBe('404 teams.invitation-does-not-exist');
    await eventually(
      () => team.query<unknown[]>('SELECT id FROM invitations WHERE group_id = ?', [team.groupId]),
      (rows) => rows.length === 0,
    );
  });

  it.each([
    [{}, 'emails'],
    [{ emails: [] }, 'emails'],
    [{ emails: null }, 'emails'],
    [{ emails: 'a@example.com' }, 'emails'],
    [{ emails: [null] }, 'emails'],
    [{ emails: ['ok@example.com', 'x'] }, 'emails.1'],
    [{ emails: ['a@example.com\r\nBcc: b@example.com'] }, 'emails.0'],
    [{ emails: ['x'.repeat(601)] }, 'emails'],
    [{ emails: Array.from({ length: 51 }, (_, index) => `${index}@example.com`) }, 'emails'],
    [{ ids: null }, 'ids'],
    [{ ids: ['1'] }, 'ids'],
    [{ ids: [0] }, 'ids'],
    [{ ids: [1.5] }, 'ids'],
    [{ ids: [2_147_483_648] }, 'ids'],
    [{ ids: {} }, 'ids'],
    [{ ids: [1], role: 'owner' }, 'role'],
    [{ ids: [1], role: null }, 'role'],
    [{ ids: [1], lang: 'xx' }, 'lang'],
    [{ ids: [1], lang: null }, 'lang'],
  ])('refuse %j and name %s', async (body, field) => {
    const team = await TestTeam.make(server);
    const answer = await team.invite(body);
    expect([answer.status, answer.body.error.fields?.[0]?.field]).toEqual([400, field]);
  });

  it.each([undefined, null, 7, ['x'], {}, 'x'.repeat(201)])('know no link %j', async (token) => {
    const person = await server.member();
    for (const answer of [await check(token), await ask('decline', token), await accept(person, token)]) {
      expect([answer.status, answer.body.error.fields?.[0]?.field]).toEqual([400, 'token']);
    }
  });

  it.each(['', 'x', '\u0000', '../x', 'A'.repeat(43)])('lead nowhere from %j', async (token) => {
    const person = await server.member();
    for (const answer of [await check(token), await ask('decline', token), await accept(person, token)]) {
      expect([answer.status, answer.body.error.code]).toEqual([404, 'teams.invitation-does-not-exist']);
    }
  });

  it.each(['x', '0', '-1', '9'.repeat(40)])('are none of number %s', async (id) => {
    const team = await TestTeam.make(server);
    const { status } = await team.call(team.admin, `/invitations/${id}/resend`, 'POST');
    expect(status).toBe(404);
    expect((await team.call(team.admin, `/invitations?invitationId=${id}`, 'DELETE')).status).toBe(400);
  });
});
