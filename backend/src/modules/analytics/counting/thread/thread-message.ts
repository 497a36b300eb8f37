import type { IngestLag } from '../application/ingest-loop';

export type RelayedLevel = 'log' | 'error' | 'warn' | 'debug';

/** What the ingester's thread tells the main one. */
export type ThreadMessage =
  | { readonly kind: 'lag'; readonly lag: IngestLag }
  | { readonly kind: 'log'; readonly level: RelayedLevel; readonly line: readonly unknown[] };
