import type { DataSource } from 'typeorm';
import { OwnHosts } from '../../src/shared/own-hosts/own-hosts';
import { ClickFolding } from '../../src/modules/analytics/counting/application/click-folding';
import { ClickIngester } from '../../src/modules/analytics/counting/application/click-ingester';
import { VisitReader } from '../../src/modules/analytics/counting/application/visit-reader';
import type { HitLog } from '../../src/modules/analytics/counting/application/ports/hit-log';
import type { ClickStore } from '../../src/modules/analytics/counting/application/ports/click-store';
import type { UserAgents } from '../../src/modules/analytics/counting/application/ports/user-agents';
import { PackingRoom } from '../../src/modules/analytics/counting/domain/packing-room';
import { facetsOfPacked, type PackedRow } from '../../src/modules/analytics/counting/domain/tally';
import { FACET_CODES } from '../../src/modules/analytics/counting/infrastructure/stored-codes';
import { SipVisitorMarker } from '../../src/modules/analytics/counting/infrastructure/sip-visitor-marker';
import { LibraryUserAgents } from '../../src/modules/analytics/counting/infrastructure/library-user-agents';
import { segmentBytes } from '../../src/modules/analytics/counting/infrastructure/segment-bytes';
import { SqlFoldStore } from '../../src/modules/analytics/counting/infrastructure/sql-fold-store';
import { SqlHitLog } from '../../src/modules/analytics/counting/infrastructure/sql-hit-log';
import { TypeormClickStore } from '../../src/modules/analytics/counting/infrastructure/typeorm-click-store';
import type { UnitOfWork } from '../../src/shared/database/unit-of-work';
import { GeoLocator, type Place } from '../../src/shared/geo/geo-locator';
import { JournalReader } from '../../src/shared/journal/journal-reader';

/** Addresses of visitors who can be placed on the map; all others cannot. */
export const PLACES: Readonly<Record<string, Place>> = {
  '140.112.8.116': { country: 'TW', subdivision: 'TPE', city: 'Taipei' },
  '203.0.113.77': { country: 'JP', subdivision: null, city: null },
};

class KnownPlaces extends GeoLocator {
  readonly editions = [];

  locate(address: string): Place | null {
    return PLACES[address] ?? null;
  }
}

export const visitReader = (userAgents: UserAgents = new LibraryUserAgents()): VisitReader =>
  new VisitReader({
    userAgents,
    geo: new KnownPlaces(),
    visitors: new SipVisitorMarker(Buffer.alloc(32, 7)),
    ownHosts: new OwnHosts([]),
  });

export const ingesterOver = (
  dir: string,
  unitOfWork: UnitOfWork,
  store: ClickStore = new TypeormClickStore(unitOfWork),
  log: HitLog = new SqlHitLog(unitOfWork, 'today'),
  visits = visitReader(),
  room = new PackingRoom(),
): ClickIngester =>
  new ClickIngester({
    journal: new JournalReader(dir),
    visits,
    store,
    folding: new ClickFolding(new SqlFoldStore(unitOfWork)),
    log,
    unitOfWork,
    room,
    segmentBytes: (segment) => segmentBytes(dir, segment),
    transactionMs: 20,
  });

export async function ingestAll(ingester: ClickIngester, now: number): Promise<void> {
  while (await ingester.ingest(now));
}

const TABLES = [
  'click_totals',
  'click_facets',
  'click_folds',
  'click_days',
  'click_quarters',
  'hit_log',
  'card_fetches',
  'visitor_windows',
  'journal_places',
];

/** As if nothing had ever been counted. */
export async function forgetClicks(dataSource: DataSource): Promise<void> {
  for (const table of TABLES) await dataSource.query(`DELETE FROM ${table}`);
  await dataSource.query('UPDATE click_folding_limit SET through_day = 0');
}

/** A counter of what clicks answer, as the columns of `click_facets` say it. */
export interface StoredFacet {
  readonly subject: number;
  readonly facet: number;
  readonly level: number;
  readonly bucket: number;
  readonly value: string;
  readonly hits: number;
  readonly uniques: number;
}

const QUARTER = 0;

/** All counters of what clicks answer that are not zero, packed clicks among them. */
export async function storedFacets(dataSource: DataSource): Promise<StoredFacet[]> {
  const counted = await dataSource.query<Record<keyof StoredFacet, string>[]>(
    'SELECT subject, facet, level, bucket, value, hits, uniques FROM click_facets',
  );
  const packed = await dataSource.query<PackedRow[]>(
    'SELECT subject, bucket, clicks, packed FROM click_quarters',
  );
  const rows = [
    ...counted,
    ...facetsOfPacked(packed).map((row) => ({ ...row, facet: FACET_CODES[row.facet], level: QUARTER })),
  ];
  const sums = new Map<string, StoredFacet>();
  for (const { value, ...numbers } of rows) {
    const [subject, facet, level, bucket] = [
      numbers.subject,
      numbers.facet,
      numbers.level,
      numbers.bucket,
    ].map(Number) as [number, number, number, number];
    const key = [subject, facet, level, bucket, value].join();
    const known = sums.get(key);
    sums.set(key, {
      subject,
      facet,
      level,
      bucket,
      value,
      hits: (known?.hits ?? 0) + Number(numbers.hits),
      uniques: (known?.uniques ?? 0) + Number(numbers.uniques),
    });
  }
  return [...sums.values()].filter(({ hits }) => hits !== 0);
}
