import { TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { DeskAdmin } from '../../support/desk';

const ROOT = 'root@example.com';

interface Counts {
  readonly links: number;
  readonly people: number;
  readonly refused: number;
}

interface Numbers {
  readonly timezone: string;
  readonly days: readonly (Counts & { readonly day: string })[];
  readonly totals: Counts;
  readonly isComplete: boolean;
}

describe.each(enginesFor(5))('numbers of the site on %s', (engine) => {
  let server: TestServer;
  let root: DeskAdmin;
  beforeAll(async () => {
    server = await TestServer.start(engine, { ADMIN_EMAILS: ROOT });
    root = new DeskAdmin(await server.member({ email: ROOT }));
  });
  afterAll(() => server.stop());

  const numbers = (query = ''): Promise<Numbers> => root.done('GET', `/admin/numbers${query}`);

  it('count links and people at once, on the day of Taipei', async () => {
    const before = await numbers();
    expect(before).toMatchObject({ timezone: 'Asia/Taipei', isComplete: true });
    expect(before.days).toHaveLength(30);
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(new Date());
    expect(before.days.at(-1)?.day).toBe(today);
    const member = await server.member();
    await member.shorten('https://example.com/a');
    await (await server.guest()).shorten('https://example.com/b');
    const { totals } = await numbers();
    expect(totals.links - before.totals.links).toBe(2);
    expect(totals.people - before.totals.people).toBe(1);
  });

  it('are those of a week to a year', async () => {
    expect((await numbers('?days=7')).days).toHaveLength(7);
    expect((await numbers('?days=366')).days).toHaveLength(366);
    for (const days of ['6', '367', 'many', '7.5']) {
      const { status, body } = await root.call('GET', `/admin/numbers?days=${days}`);
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('days')]);
    }
  });
});
