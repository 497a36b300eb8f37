import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { loadGeoLocator, type MapSources, reportMapAge } from '../../../../shared/geo/load-geo-locator';
import { JournalReader } from '../../../../shared/journal/journal-reader';
import type { OwnHosts } from '../../../../shared/own-hosts/own-hosts';
import { LISTS_VERSION } from '../../../../shared/visitors/bot-list';
import { ClickFolding } from '../application/click-folding';
import { ClickIngester } from '../application/click-ingester';
import { VisitReader } from '../application/visit-reader';
import { PackingRoom } from '../domain/packing-room';
import { SipVisitorMarker } from '../infrastructure/sip-visitor-marker';
import { LibraryUserAgents } from '../infrastructure/library-user-agents';
import { segmentBytes } from '../infrastructure/segment-bytes';
import { SqlFoldStore } from '../infrastructure/sql-fold-store';
import { SqlHitLog } from '../infrastructure/sql-hit-log';
import { TypeormClickStore } from '../infrastructure/typeorm-click-store';

/** All that counting needs to know; plain values, so that they can be handed to a thread. */
export interface IngesterSettings extends MapSources {
  readonly databaseUrl: string | null;
  readonly sqliteFile: string;
  readonly journalDir: string;
  /** Key of the visitors' marks, derived from the installation's secret. */
  readonly visitorKey: Uint8Array;
}

/** SQLite lets one connection write at a time: while clicks pile up, others who write wait this long for it. */
const SQLITE_TRANSACTION_MS = 250;
const SERVER_TRANSACTION_MS = 500;

/** Puts an ingester together over an open database. */
export function buildIngester(
  settings: IngesterSettings,
  unitOfWork: UnitOfWork,
  ownHosts: OwnHosts,
): ClickIngester {
  const { journalDir, databaseUrl } = settings;
  const geo = loadGeoLocator(settings);
  reportMapAge(geo, new Date());
  const visits = new VisitReader({
    userAgents: new LibraryUserAgents(),
    geo,
    visitors: new SipVisitorMarker(settings.visitorKey),
    ownHosts,
  });
  return new ClickIngester({
    journal: new JournalReader(journalDir),
    visits,
    store: new TypeormClickStore(unitOfWork),
    folding: new ClickFolding(new SqlFoldStore(unitOfWork)),
    log: new SqlHitLog(unitOfWork, LISTS_VERSION),
    unitOfWork,
    room: new PackingRoom(),
    segmentBytes: (segment) => segmentBytes(journalDir, segment),
    transactionMs: databaseUrl === null ? SQLITE_TRANSACTION_MS : SERVER_TRANSACTION_MS,
  });
}
