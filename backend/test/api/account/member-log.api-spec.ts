import { DataSource } from 'typeorm';
import { TestCaller, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { changeGroup, joinGroup } from '../../support/groups';

const DAY_MS = 24 * 3_600_000;

interface Log {
  readonly data: {
    readonly logs: readonly {
      id: number;
      userId: number;
      name: string | null;
      action: string;
      place: string | null;
    }[];
    readonly start: number;
    readonly retentionDays: number;
  };
}

describe.each(enginesFor(1))('the log of members on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;
  let bob: TestMember;

  const log = async (who: TestCaller, query = '') =>
    (await who.call<Log>(`/my/logs/members/ga${query}`)).body.data;

  /** The person acting in another of their groups. */
  const tokenIn = async (who: TestMember, groupId: number): Promise<string> => {
    const { body } = await server.ask<{ access_token: string }>('/api/v1/token', {
      method: 'POST',
      body: {
        grant_type: 'refresh_token',
        refresh_token: who.refreshToken,
        user_id: who.userId,
        group_id: groupId,
        browser_uuid: who.browserUuid,
      },
    });
    return body.access_token;
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ada = await server.member();
    bob = await server.member();
    for (const displayName of ['Ada One', 'Ada Two', 'Ada Three']) {
      await ada.call('/my/settings', { method: 'PUT', body: { displayName } });
    }
  });

  it('shows what was done, by whom and roughly from where, and never the names of before', async () => {
    const { logs, retentionDays, start } = await log(ada);
    expect([retentionDays, start]).toEqual([3, -1]);
    expect(logs[0]).toEqual({
      id: expect.any(Number) as number,
      time: expect.stringMatching(/Z$/) as string,
      userId: ada.userId,
      name: 'Ada Three',
      action: 'account.display-name-changed',
      outcome: 'done',
      place: expect.stringMatching(/^10\.\d+\.\d+\.0$/) as string,
      details: {},
    });
    expect(JSON.stringify(logs)).not.toContain('Ada One');
  });

  it('comes page after page', async () => {
    const first = await log(ada, '?limit=2');
    const second = await log(ada, `?limit=2&start=${first.start}`);
    expect(first.logs).toHaveLength(2);
    const ids = [...first.logs, ...second.logs].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  it('is searched by text', async () => {
    const { logs } = await log(ada, '?q=DISPLAY-NAME');
    expect(logs).toHaveLength(3);
  });

  it.each(['%', '_', 'account_display', '!', "' OR 1=1 --", '"', '\\', '\u0000', '[a-z]', 'ﬁ'])(
    'takes %j for nothing but itself',
    async (q) => {
      const { status, body } = await ada.call<Log>(`/my/logs/members/ga?q=${encodeURIComponent(q)}`);
      expect([status, body.data.logs]).toEqual([200, []]);
    },
  );

  it.each([1, 1_000_000_000, Number.MAX_SAFE_INTEGER])(
    'ends behind an entry %d that is not there',
    async (start) => {
      const carol = await server.member();
      expect(await log(carol, `?start=${start}`)).toMatchObject({ logs: [], start: -1 });
    },
  );

  it.each([
    ['free', 3],
    ['initial', 7],
    ['classic', 30],
  ])('goes as far back as the plan %s keeps it: %d days', async (plan, days) => {
    const dora = await server.member();
    for (const age of [2, 4, 8, 31]) {
      await server.web.app.get(DataSource).query(
        `INSERT INTO audit_events (group_id, user_id, action, outcome, details, happened_at)
         VALUES (?, ?, ?, 'done', '{}', ?)`,
        [dora.groupId, dora.userId, `test.age-${age}`, new Date(Date.now() - age * DAY_MS)],
      );
    }
    await changeGroup(server, dora.groupId, { plan });
    const { logs, retentionDays } = await log(dora, '?q=test.age');
    expect(retentionDays).toBe(days);
    expect(logs.map(({ action }) => action)).toEqual(
      [2, 4, 8, 31].filter((age) => age < days).map((age) => `test.age-${age}`),
    );
  });

  it('shows general members their own part', async () => {
    await joinGroup(server, bob.userId, ada.groupId);
    const there = new TestCaller(server, await tokenIn(bob, ada.groupId), bob.address);
    await there.call('/my/settings', { method: 'PUT', body: { displayName: 'Bob' } });
    expect(new Set((await log(there)).logs.map(({ userId }) => userId))).toEqual(new Set([bob.userId]));
    const all = (await log(ada)).logs.map(({ userId, name }) => `${userId} ${String(name)}`);
    expect(new Set(all)).toEqual(new Set([`${ada.userId} Ada Three`, `${bob.userId} Bob`]));
  });

  it('shows nothing of other groups', async () => {
    expect((await log(bob)).logs.map(({ userId }) => userId)).not.toContain(ada.userId);
  });

  it.each(['?limit=0', '?limit=1001', '?limit=x', '?start=x', `?q=${'x'.repeat(101)}`])(
    'refuses the range %.20s',
    async (query) => {
      expect((await ada.call(`/my/logs/members/ga${query}`)).status).toBe(400);
    },
  );
});
