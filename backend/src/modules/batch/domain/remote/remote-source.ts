import type { RemoteCursor, RemoteName } from './remote-service';

/** An account at another service whose links are being fetched into a file. */
export interface RemoteSource {
  readonly service: RemoteName;
  readonly origin: string;
  /** Sealed. */
  readonly token: string;
  /** Where the next page begins; null before the first one. */
  readonly cursor: RemoteCursor | null;
  /** What has been fetched. */
  readonly pages: number;
  readonly rows: number;
  readonly bytes: number;
  /** How often in a row the service could not be reached. */
  readonly failures: number;
}

/** A page of links that came. */
export interface FetchedPage {
  readonly rows: number;
  /** Of the file by now. */
  readonly bytes: number;
  readonly next: RemoteCursor | null;
}

/** Tried every two minutes: long enough for the hour after which services that were asked too often answer again. */
const MAX_FAILURES = 45;

/** What is left behind that page; undefined when that is nothing. */
export const withPage = (
  remote: RemoteSource,
  { rows, bytes, next }: FetchedPage,
): RemoteSource | undefined =>
  next
    ? { ...remote, cursor: next, pages: remote.pages + 1, rows: remote.rows + rows, bytes, failures: 0 }
    : undefined;

/** After another failure; undefined when it was tried long enough. */
export const withFailure = (remote: RemoteSource): RemoteSource | undefined =>
  remote.failures < MAX_FAILURES ? { ...remote, failures: remote.failures + 1 } : undefined;
