import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { enginesFor } from '../../support/deployments';
import { isDeep, rounds } from '../../support/depth';
import { type ActionSeen, DeskAdmin } from '../../support/desk';
import { ReportDesk } from '../../support/report-desk';
import { eventually } from '../../support/waiting';

/** Several chunks; as many as a spammer may leave behind in a deep run. */
const LINKS = rounds(1_500, 50_000);
const AT_ONCE = 500;
const CREATED = '2026-11-01 00:00:00.000';

describe.each(enginesFor(1))('many links of one browser on %s', (engine) => {
  let desk: ReportDesk;
  let root: DeskAdmin;
  beforeAll(async () => {
    desk = await ReportDesk.open(engine);
    root = new DeskAdmin(desk.root);
  });
  afterAll(() => desk.close());

  async function linksOf(browser: string | null): Promise<void> {
    const row = "(0, ?, 'https://example.com/', 0, 0, ?, ?)";
    for (let made = 0; made < LINKS; made += AT_ONCE) {
      const values = Array.from({ length: AT_ONCE }, () => [randomUUID(), CREATED, browser]).flat();
      const rows = new Array(AT_ONCE).fill(row).join(',');
      await desk.server.web.app
        .get(DataSource)
        .query(
          `INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at, browser_uuid) VALUES ${rows}`,
          values,
        );
    }
  }

  const disabledOf = async (browser: string): Promise<number> => {
    const [row] = await desk.query<{ count: number | string }>(
      'SELECT COUNT(*) AS count FROM links WHERE browser_uuid = ? AND disabled_for IS NOT NULL',
      [browser],
    );
    return Number(row?.count);
  };

  it('are disabled each once, and given back each once, although all processes end meanwhile', async () => {
    const [browser, other] = [randomUUID(), randomUUID()];
    await linksOf(other);
    await linksOf(browser);
    const begun = performance.now();
    const { actionId } = await root.done<ActionSeen>('DELETE', `/admin/link/browser/${browser}`);
    await eventually(
      () => root.action(actionId),
      ({ lookedAt }) => lookedAt > 0,
    );
    await desk.server.restart();
    const done = await root.actionOnce(actionId, 'done');
    if (isDeep) console.info(`${LINKS} links on ${engine}: ${Math.round(performance.now() - begun)} ms`);
    expect(done).toMatchObject({ lookedAt: LINKS, disabled: LINKS });
    expect([await disabledOf(browser), await disabledOf(other)]).toEqual([LINKS, 0]);

    await root.undo(actionId);
    await desk.server.restart();
    expect(await root.actionOnce(actionId, 'undone')).toMatchObject({ enabled: LINKS });
    expect(await disabledOf(browser)).toBe(0);
    expect(await desk.query('SELECT * FROM desk_links WHERE action_id = ?', [actionId])).toEqual([]);
  });
});
