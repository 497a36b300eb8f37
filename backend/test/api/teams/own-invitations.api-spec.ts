import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { type Refusal, TestTeam } from '../../support/teams';

interface Own {
  readonly invitationId: number;
  readonly groupId: number;
}

let people = 0;

describe.each(enginesFor(7))('invitations of one’s own on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.shared(engine);
  });

  const somebody = (): Promise<TestMember> => server.member({ email: `own-${++people}@example.com` });
  const list = async (who: TestCaller): Promise<readonly Own[]> => {
    const { body } = await who.call<{ data: { invitations: Own[] } }>('/my/invitations');
    return body.data.invitations;
  };
  const answer = async (who: TestCaller, id: number | string, what: 'accept' | 'decline') => {
    const { status, body } = await who.call<{ data: object } & Refusal>(`/my/invitations/${id}/${what}`, {
      method: 'POST',
    });
    return status === 200 ? body.data : `${status} ${body.error.code}`;
  };
  /** The number of an invitation of that person into the team. */
  const invite = async (team: TestTeam, body: object): Promise<number> => {
    const { body: sent } = await team.invite(body);
    return sent.data.invitations[0]?.invitationId ?? 0;
  };

  it('are listed with who asks whereto, without the text of their link', async () => {
    const person = await somebody();
    const [one, other] = [await TestTeam.make(server), await TestTeam.make(server)];
    const byMail = await invite(one, { emails: [person.email], role: 'admin' });
    const byNumber = await invite(other, { ids: [person.userId] });
    expect(await list(person)).toEqual([
      {
        invitationId: byNumber,
        groupId: other.groupId,
        groupName: expect.stringMatching(/^Team \d+$/) as string,
        inviterName: other.maker.email.split('@')[0],
        role: 'general',
        expiresAt: expect.stringMatching(/Z$/) as string,
      },
      expect.objectContaining({ invitationId: byMail, groupId: one.groupId, role: 'admin' }),
    ]);
  });

  it('are accepted by their number, once, and take the seat that was kept', async () => {
    const person = await somebody();
    const team = await TestTeam.make(server, 'free');
    const id = await invite(team, { emails: [person.email] });
    expect(await answer(person, id, 'accept')).toEqual({ groupId: team.groupId });
    expect(await list(person)).toEqual([]);
    const { members, seats } = await team.seenBy(team.admin);
    expect([members.general.map(({ userId }) => userId), seats.used]).toEqual([[person.userId], 1]);
    expect(await answer(person, id, 'accept')).toBe('410 teams.invitation-accepted');
    expect(await answer(person, id, 'decline')).toBe('410 teams.invitation-accepted');
  });

  it('by number and by address are all accepted with the first, so that no seat is kept and no way back stays', async () => {
    const person = await somebody();
    const team = await TestTeam.make(server, 'initial');
    const { body } = await team.invite({ ids: [person.userId], emails: [person.email] });
    const [byNumber = 0, byMail = 0] = body.data.invitations.map(({ invitationId }) => invitationId);
    expect(await answer(person, byNumber, 'accept')).toEqual({ groupId: team.groupId });
    expect(await list(person)).toEqual([]);
    expect(await team.seenBy(team.admin)).toMatchObject({ invitees: [], seats: { used: 1 } });
    await team.call(team.admin, `/members?userId=${person.userId}`, 'DELETE');
    expect(await answer(person, byMail, 'accept')).toBe('410 teams.invitation-accepted');
  });

  it('are declined by their number, which gives the seat back', async () => {
    const person = await somebody();
    const team = await TestTeam.make(server, 'free');
    const id = await invite(team, { ids: [person.userId] });
    expect(await answer(person, id, 'decline')).toEqual({ result: 'success' });
    expect(await list(person)).toEqual([]);
    expect((await team.seenBy(team.admin)).seats.used).toBe(0);
    expect(await answer(person, id, 'accept')).toBe('410 teams.invitation-declined');
  });

  it('are nobody else’s to see or to answer', async () => {
    const [person, other] = [await somebody(), await somebody()];
    const team = await TestTeam.make(server);
    const id = await invite(team, { emails: [person.email] });
    expect(await list(other)).toEqual([]);
    expect(await list(team.admin)).toEqual([]);
    for (const what of ['accept', 'decline'] as const) {
      for (const who of [other, team.admin]) {
        expect(await answer(who, id, what)).toBe('404 teams.invitation-does-not-exist');
      }
      expect(await answer(await server.guest(), id, what)).toBe('401 identity.plz-login');
    }
    expect((await list(person)).map(({ invitationId }) => invitationId)).toEqual([id]);
  });

  it('are not those to an address that was never proven', async () => {
    const person = await somebody();
    const team = await TestTeam.make(server);
    const id = await invite(team, { emails: [person.email] });
    await team.query('UPDATE users SET email_verified_at = NULL WHERE id = ?', [person.userId]);
    expect(await list(person)).toEqual([]);
    expect(await answer(person, id, 'accept')).toBe('404 teams.invitation-does-not-exist');
  });

  it('are those that can be answered: neither taken back nor too old', async () => {
    const person = await somebody();
    const [late, taken] = [await TestTeam.make(server), await TestTeam.make(server)];
    const old = await invite(late, { ids: [person.userId] });
    await late.query('UPDATE invitations SET expires_at = ? WHERE id = ?', [new Date(0), old]);
    const gone = await invite(taken, { ids: [person.userId] });
    await taken.call(taken.admin, `/invitations?invitationId=${gone}`, 'DELETE');
    expect(await list(person)).toEqual([]);
    expect(await answer(person, old, 'accept')).toBe('410 teams.invitation-expired');
    expect(await answer(person, gone, 'accept')).toBe('404 teams.invitation-does-not-exist');
  });

  it('go with whoever invited', async () => {
    const person = await somebody();
    const team = await TestTeam.make(server);
    const id = await invite(team, { ids: [person.userId] });
    const { maker } = team;
    await maker.call('/my/account', { method: 'DELETE', body: { email: maker.email } });
    expect(await list(person)).toEqual([]);
    expect(await answer(person, id, 'accept')).toBe('404 teams.invitation-does-not-exist');
  });

  it('are accepted once, however often at once', async () => {
    const person = await somebody();
    const team = await TestTeam.make(server);
    const id = await invite(team, { ids: [person.userId] });
    const rush = await Promise.all(Array.from({ length: 10 }, () => answer(person, id, 'accept')));
    expect(rush.filter((each) => typeof each === 'object')).toHaveLength(1);
    expect(new Set(rush.filter((each) => typeof each === 'string'))).toEqual(
      new Set(['410 teams.invitation-accepted']),
    );
  });

  it.each(['x', '0', '-1', '1.5', '9'.repeat(40)])('are none of number %s', async (id) => {
    expect(await answer(await somebody(), id, 'decline')).toBe('404 teams.invitation-does-not-exist');
  });
});
