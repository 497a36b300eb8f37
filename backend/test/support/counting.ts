import type { DataSource } from 'typeorm';
import { OwnHosts } from '../../src/shared/own-hosts/own-hosts';
import { ClickFolding } from '../../src/modules/analytics/counting/application/click-folding';
import { ClickIngester } from '../../src/modules/analytics/counting/application/click-ingester';
import { VisitReader } from '../../src/modules/analytics/counting/application/visit-reader';
import type { HitLog } from '../../src/modules/analytics/counting/application/ports/hit-log';
import type { ClickStore } from '../../src/modules/analytics/counting/application/ports/click-store';
import type { UserAgents } from '../../src/modules/analytics/counting/application/ports/user-agents';
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
): ClickIngester =>
  new ClickIngester({
    journal: new JournalReader(dir),
    visits,
    store,
    folding: new ClickFolding(new SqlFoldStore(unitOfWork)),
    log,
    unitOfWork,
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
  'hit_log',
  'card_fetches',
  'visitor_windows',
  'journal_places',
];

/** As if nothing had ever been counted. */
export async function forgetClicks(dataSource: DataSource): Promise<void> {
  for (const table of TABLES) await dataSource.query(`DELETE FROM ${table}`);
  await dataSource.query('UPDATE click_folding SET through_day = 0');
}
