import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visitLine, writeSegment } from '../../../../../test/support/visits';
import { Metrics } from '../../../../shared/health/metrics';
import { JournalReader } from '../../../../shared/journal/journal-reader';
import { JournalBacklog } from '../application/journal-backlog';
import type { JournalPlace } from '../application/ports/click-store';
import { segmentBytes } from '../infrastructure/segment-bytes';
import { IngestMetrics } from './ingest-metrics';
import type { IngesterHost } from './ingester-host';

const T = Date.UTC(2026, 10, 21, 10);
const NOBODY_COUNTS = { lag: null } as IngesterHost;

describe('how far counting is behind', () => {
  let dir: string;
  let metrics: Metrics;
  let places: JournalPlace[];
  let isAway: boolean;
  const lines = [5_000, 9_000].map((ms) => visitLine({ at: T + ms }));

  const read = async (name: string): Promise<number> =>
    Number(new RegExp(`^linklet_ingest_lag_${name} (\\S+)$`, 'm').exec(await metrics.text())?.[1]);

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'linklet-backlog-'));
    metrics = new Metrics();
    places = [];
    isAway = false;
    const placesOf = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(places));
    const backlog = new JournalBacklog({
      journal: new JournalReader(dir),
      store: { placesOf },
      segmentBytes: (segment) => segmentBytes(dir, segment),
    });
    new IngestMetrics(NOBODY_COUNTS, backlog, metrics, { now: () => new Date(T + 65_000) }).onModuleInit();
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const placeBehindFirst = async (): Promise<JournalPlace> => {
    const [segment] = await new JournalReader(dir).segments();
    const name = segment?.name ?? '';
    const { nextPlace } = await new JournalReader(dir).linesOf(name, 0, lines[0]?.length ?? 0);
    return { segment: name, place: nextPlace };
  };

  it('is nothing without a journal', async () => {
    expect([await read('seconds'), await read('bytes')]).toEqual([0, 0]);
  });

  it('is told where nobody counts', async () => {
    writeSegment(dir, lines);
    expect(await read('seconds')).toBe(60);
    expect(await read('bytes')).toBeGreaterThanOrEqual(lines.join('').length);
  });

  it('is told from what has not been counted, also when the database has gone since', async () => {
    writeSegment(dir, lines);
    places = [await placeBehindFirst()];
    expect(await read('seconds')).toBe(56);
    isAway = true;
    expect(await read('seconds')).toBe(56);
  });

  it('is told when the database has never been there', async () => {
    isAway = true;
    writeSegment(dir, lines);
    expect(await read('seconds')).toBe(60);
  });
});
