import { Logger } from '@nestjs/common';
import type { UnitOfWork } from '../../../shared/database/unit-of-work';
import { JournalReader } from '../../../shared/journal/journal-reader';
import { ClickIngester } from '../application/click-ingester';
import type { GeoLocator } from '../application/ports/geo-locator';
import { VisitReader } from '../application/visit-reader';
import { HmacVisitorMarker } from '../infrastructure/hmac-visitor-marker';
import { LibraryUserAgents } from '../infrastructure/library-user-agents';
import { MaxmindGeoLocator } from '../infrastructure/maxmind-geo-locator';
import { PackagedGeoLocator } from '../infrastructure/packaged-geo-locator';
import { segmentBytes } from '../infrastructure/segment-bytes';
import { TypeormClickStore } from '../infrastructure/typeorm-click-store';

/** All that counting needs to know; plain values, so that they can be handed to a thread. */
export interface IngesterSettings {
  readonly databaseUrl: string | null;
  readonly sqliteFile: string;
  readonly journalDir: string;
  readonly geoipFile: string | null;
  /** Key of the visitors' marks, derived from the installation's secret. */
  readonly visitorKey: Uint8Array;
  readonly ownHosts: readonly string[];
}

/** SQLite lets one connection write at a time, and the answers to people wait for the same lock. */
const SQLITE_TRANSACTION_MS = 20;
const SERVER_TRANSACTION_MS = 150;

/** Puts an ingester together over an open database. */
export async function buildIngester(
  settings: IngesterSettings,
  unitOfWork: UnitOfWork,
): Promise<ClickIngester> {
  const { journalDir, databaseUrl } = settings;
  const visits = new VisitReader({
    userAgents: new LibraryUserAgents(),
    geo: await geoLocator(settings.geoipFile),
    visitors: new HmacVisitorMarker(settings.visitorKey),
    ownHosts: new Set(settings.ownHosts),
  });
  return new ClickIngester({
    journal: new JournalReader(journalDir),
    visits,
    store: new TypeormClickStore(unitOfWork),
    unitOfWork,
    segmentBytes: (segment) => segmentBytes(journalDir, segment),
    transactionMs: databaseUrl === null ? SQLITE_TRANSACTION_MS : SERVER_TRANSACTION_MS,
  });
}

async function geoLocator(file: string | null): Promise<GeoLocator> {
  if (file === null) return PackagedGeoLocator.load();
  try {
    return await MaxmindGeoLocator.load(file);
  } catch (error) {
    // Clicks must be counted whatever becomes of the map.
    new Logger('Geo').error(
      `GEOIP_DB cannot be read, the packaged database serves instead: ${String(error)}`,
    );
    return PackagedGeoLocator.load();
  }
}
