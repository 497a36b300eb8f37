import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { ApiMeterService } from '../../../src/modules/developer/plan/application/api-meter.service';
import { apiTokenFor } from '../../support/api-programs';
import { TestCaller, TestServer } from '../../support/app';
import type { Refusal } from '../../support/asking';
import { TestTeam } from '../../support/teams';

const PER_SECOND = 3;

describe('programs in a hurry', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start('SQLite', { API_CALLS_PER_SECOND: String(PER_SECOND) });
  });
  afterAll(() => server.stop());

  it('wait, each token for itself, and what they are refused for is not counted', async () => {
    const teams = [await TestTeam.make(server, 'free'), await TestTeam.make(server, 'free')];
    const callers = await Promise.all(
      teams.map(async ({ groupId, maker, admin }) => {
        const token = await apiTokenFor(server, { groupId, userId: maker.userId });
        return new TestCaller(server, token, admin.address);
      }),
    );
    const { app } = server.web;
    const calls = callers.flatMap((caller) =>
      Array.from({ length: 40 }, () => caller.call<Refusal>('/my/tags')),
    );
    const answers = await Promise.all(calls);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body, headers } of refused) {
      expect([status, body.error.code, headers.get('retry-after')]).toEqual([429, 'http.rate-limited', '1']);
      expect(headers.get('ratelimit-policy')).toMatch(/^"second";q=3;w=1, /);
    }
    await app.get(ApiMeterService, { strict: false }).flush();
    const [row] = await app
      .get(UnitOfWork, { strict: false })
      .manager.query<{ calls: number }[]>('SELECT SUM(calls) AS calls FROM api_usage');
    expect(Number(row?.calls)).toBe(answers.length - refused.length);
  });
});
