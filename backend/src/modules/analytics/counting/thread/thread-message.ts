import type { OwnHostsChange } from '../../../../shared/own-hosts/own-hosts';
import type { IngestLag } from '../application/ingest-loop';
import type { IngesterSettings } from './build-ingester';

export type RelayedLevel = 'log' | 'error' | 'warn' | 'debug';

/** What the ingester's thread tells the main one. */
export type ThreadMessage =
  | { readonly kind: 'lag'; readonly lag: IngestLag }
  | { readonly kind: 'log'; readonly level: RelayedLevel; readonly line: readonly unknown[] };

/** What the thread begins with. */
export interface ThreadData {
  readonly settings: IngesterSettings;
  /** Those of this moment; of changes it is told. */
  readonly ownHosts: readonly string[];
}

/** What the main thread tells the ingester's. */
export type MessageToThread = 'stop' | OwnHostsChange;
