import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgetClicks, ingestAll, ingesterOver } from '../../../../../test/support/counting';
import { describeOnEachEngine } from '../../../../../test/support/database';
import { visitLine, writeSegment } from '../../../../../test/support/visits';
import { AgreeingReadsService } from './agreeing-reads.service';
import type { MixCount } from '../../counting/domain/mix';
import { readReportQuestion, type ReportInput } from '../domain/report-question';
import { resolveRange } from '../domain/report-range';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { ClickReportService } from './click-report.service';
import type { ReportRequest } from './report-request';
import { sumOf } from '../../counting/domain/click-count';

const NOW = Date.UTC(2026, 10, 21, 12);
/** Long enough for all other questions to be answered. */
const OTHERS_MS = 60;
/** Long enough to count a click, unless a reader holds the lock. */
const COUNTING_MS = 2_000;

/** As if something were counted after all other questions were answered, and before this one is. */
class LateMix extends ClickReportQuery {
  meanwhile: () => Promise<unknown> = () => Promise.resolve();

  override async mix(...asked: Parameters<ClickReportQuery['mix']>): Promise<MixCount[]> {
    await sleep(OTHERS_MS);
    await this.meanwhile();
    return super.mix(...asked);
  }
}

function callOf(input: Partial<ReportInput>): ReportRequest {
  const question = readReportQuestion({ timezone: 'UTC', range: '24h', ...input }, NOW);
  const range = resolveRange(question.range, { zone: question.zone, now: NOW, firstDay: null });
  const whose = { name: 'site', hiding: null, authorUserId: null, authorName: null };
  const reach = { days: 366, liftedBy: null };
  return { subject: { kind: 'site' }, question, shown: { range, firstDay: 0 }, reach, ...whose };
}

describeOnEachEngine('a report while clicks are counted', (engine) => {
  let dir: string;
  let query: LateMix;
  let reports: ClickReportService;
  let counted: number;

  async function count(): Promise<void> {
    counted += 1;
    writeSegment(dir, [visitLine({ at: NOW, linkId: 1, ip: `10.0.0.${String(counted)}` })]);
    await ingestAll(ingesterOver(dir, engine.unitOfWork), NOW);
  }

  async function expectSums(input: Partial<ReportInput> = {}): Promise<void> {
    const { hits, points, lists } = await reports.reportOn(callOf(input));
    const whole = sumOf(points);
    expect(whole.total).toBeGreaterThan(0);
    const all = { sources: lists.sources, countries: lists.countries, referrers: lists.referrers };
    for (const [name, items] of Object.entries(all)) {
      expect([name, sumOf(items ?? [])]).toEqual([name, whole]);
    }
    if (input.source === undefined) expect(hits.human).toEqual(whole);
  }

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'journal-'));
    counted = 0;
    await forgetClicks(engine.dataSource);
    query = new LateMix(engine.unitOfWork);
    reports = new ClickReportService(query, new AgreeingReadsService(engine.unitOfWork));
    await count();
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it.each<Partial<ReportInput>>([{}, { source: 'direct' }])(
    'adds up although one was counted between two of its questions: %j',
    async (input) => {
      query.meanwhile = async () => {
        query.meanwhile = () => Promise.resolve();
        await count();
      };
      await expectSums(input);
      expect(counted).toBe(2);
    },
  );

  it.each<Partial<ReportInput>>([{}, { source: 'direct' }])(
    'adds up however often that happens: %j',
    async (input) => {
      // What counts is no part of the transaction in which the report may be read.
      const outside = AsyncLocalStorage.snapshot();
      const counting: Promise<void>[] = [];
      query.meanwhile = () => {
        const one = outside(count);
        counting.push(one);
        return Promise.race([one, sleep(COUNTING_MS)]);
      };
      await expectSums(input);
      await Promise.all(counting);
      expect(counted).toBeGreaterThan(3);
      expect((await query.byClass({ kind: 'site' })).human.total).toBe(counted);
    },
  );
});
