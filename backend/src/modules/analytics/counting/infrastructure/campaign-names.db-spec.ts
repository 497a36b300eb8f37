import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetClicks, ingestAll, ingesterOver } from '../../../../../test/support/counting';
import { describeOnEachEngine } from '../../../../../test/support/database';
import { DESKTOP, visitLine, writeSegment } from '../../../../../test/support/visits';
import { breakdown } from '../../reports/domain/breakdown';
import { bucketOf } from '../domain/bucket';
import { MAX_NAMES_PER_LINK } from '../application/campaign-names';
import { ClickReportQuery } from '../../reports/infrastructure/click-report.query';

const NOW = Date.UTC(2026, 10, 21, 10);
const MADE_UP = MAX_NAMES_PER_LINK + 50;
const LINE = `${DESKTOP} Line/14.9.0`;

describeOnEachEngine('visits by campaigns whose names somebody makes up', (engine) => {
  let dir: string;

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'journal-'));
    await forgetClicks(engine.dataSource);
    await engine.dataSource.query(
      `INSERT INTO links (id, domain_id, slug, url, group_id, creator_user_id, created_at)
        VALUES (1, 0, 'named', 'https://e.test/', 7, 0, '2026-01-01')`,
    );
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('count under others beyond a number, alike for the link, its group and the site', async () => {
    writeSegment(dir, [
      visitLine({ at: NOW, campaignSource: 'spring' }),
      ...Array.from({ length: MADE_UP }, (_, index) =>
        visitLine({ at: NOW, campaignSource: `made-up-${String(index)}` }),
      ),
      visitLine({ at: NOW, campaignSource: 'spring' }),
      // The app is known, whatever the address says.
      visitLine({ at: NOW, campaignSource: 'line', userAgent: LINE }),
    ]);
    await ingestAll(ingesterOver(dir, engine.unitOfWork), NOW);
    const report = new ClickReportQuery(engine.unitOfWork);
    const span = { from: 0, to: bucketOf(NOW) + 1 };
    for (const subject of [
      { kind: 'link', linkId: 1 },
      { kind: 'group', groupId: 7 },
      { kind: 'site' },
    ] as const) {
      const sources = breakdown(await report.mix(subject, span), 'source');
      const of = (name: string) => sources.find(({ name: each }) => each === name)?.total;
      expect([of('spring'), of('others'), of('line')]).toEqual([2, 51, 1]);
      expect(sources).toHaveLength(MAX_NAMES_PER_LINK + 2);
      expect(sources.reduce((sum, { total }) => sum + total, 0)).toBe(MADE_UP + 3);
      const others = await report.referrers(subject, span, 'others');
      expect(others.reduce((sum, { total }) => sum + total, 0)).toBe(51);
    }
  });
});
