interface DriverError {
  readonly code?: string;
  /** SQLite's result code; its low byte is the kind. */
  readonly errcode?: number;
  readonly message?: string;
}

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_UNIQUE_VIOLATIONS: ReadonlySet<number> = new Set([1555, 2067]);

/** By their shape: errors of native addons and of other threads are no instances of this realm's classes. */
function driverErrorOf(error: unknown): DriverError {
  if (typeof error !== 'object' || error === null) return {};
  const inner = (error as { driverError?: unknown }).driverError;
  return typeof inner === 'object' && inner !== null ? inner : error;
}

const sqliteKind = ({ errcode }: DriverError): number | undefined =>
  typeof errcode === 'number' ? errcode & 0xff : undefined;

/** A unique index or primary key already holds the value. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = driverErrorOf(error);
  return code === 'ER_DUP_ENTRY' || (errcode !== undefined && SQLITE_UNIQUE_VIOLATIONS.has(errcode));
}

/** Another connection holds the lock for now; the same work may succeed when begun again. */
export function isLockConflict(error: unknown): boolean {
  const inner = driverErrorOf(error);
  if (inner.code === 'ER_LOCK_DEADLOCK' || inner.code === 'ER_LOCK_WAIT_TIMEOUT') return true;
  const kind = sqliteKind(inner);
  return kind === SQLITE_BUSY || kind === SQLITE_LOCKED;
}

/** What a server says of a change of the schema that has been made before: it is there, or it is gone. */
const ALREADY_SO: ReadonlySet<string> = new Set([
  'ER_TABLE_EXISTS_ERROR',
  'ER_DUP_FIELDNAME',
  'ER_DUP_KEYNAME',
  'ER_MULTIPLE_PRI_KEY',
  'ER_CANT_DROP_FIELD_OR_KEY',
  'ER_BAD_FIELD_ERROR',
  'ER_BAD_TABLE_ERROR',
  'ER_NO_SUCH_TABLE',
]);

/** The schema is already as the statement would make it, if that was right once. */
export const isAlreadySo = (error: unknown): boolean => ALREADY_SO.has(driverErrorOf(error).code ?? '');

/** What a connection to a server reports when the answer did not come or cannot be trusted to come. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'POOL_ENQUEUELIMIT',
]);

/** The database cannot be asked right now; nothing is wrong with the question. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = driverErrorOf(error);
  if (code !== undefined && AWAY.has(code)) return true;
  return typeof message === 'string' && /queue limit reached|closed state|Pool is closed/i.test(message);
}

/** READONLY, IOERR, FULL, CANTOPEN. */
const SQLITE_CANNOT_STORE: ReadonlySet<number> = new Set([8, 10, 13, 14]);
const SERVER_CANNOT_STORE: ReadonlySet<string> = new Set([
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
]);

/** The disk is full, broken or only to be read: the operator's trouble, not the caller's. */
export function cannotStore(error: unknown): boolean {
  const inner = driverErrorOf(error);
  if (inner.code !== undefined && SERVER_CANNOT_STORE.has(inner.code)) return true;
  return SQLITE_CANNOT_STORE.has(sqliteKind(inner) ?? 0);
}

/** CORRUPT, NOTADB. */
const SQLITE_DAMAGED: ReadonlySet<number> = new Set([11, 26]);

/** What is in the file is no database, or no longer a whole one. */
export function isDamaged(error: unknown): boolean {
  const inner = driverErrorOf(error);
  return (
    SQLITE_DAMAGED.has(sqliteKind(inner) ?? 0) || (inner.message ?? '').includes('unsupported file format')
  );
}

/** Whatever the reason, the database could not do its part; the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isDatabaseAway(error) || isLockConflict(error) || cannotStore(error);
}
