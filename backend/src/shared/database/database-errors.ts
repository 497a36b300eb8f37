import { QueryFailedError } from 'typeorm';

interface DriverError {
  readonly code?: string;
  readonly errcode?: number;
  readonly errno?: number;
}

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_UNIQUE_VIOLATIONS: ReadonlySet<number> = new Set([1555, 2067]);

function driverErrorOf(error: unknown): DriverError {
  const inner: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return typeof inner === 'object' && inner !== null ? inner : {};
}

/** A unique index or primary key already holds the value. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = driverErrorOf(error);
  return code === 'ER_DUP_ENTRY' || (errcode !== undefined && SQLITE_UNIQUE_VIOLATIONS.has(errcode));
}

/** Another connection holds the lock for now; the same work may succeed when begun again. */
export function isLockConflict(error: unknown): boolean {
  const { code, errcode } = driverErrorOf(error);
  if (code === 'ER_LOCK_DEADLOCK' || code === 'ER_LOCK_WAIT_TIMEOUT') return true;
  return errcode !== undefined && [SQLITE_BUSY, SQLITE_LOCKED].includes(errcode & 0xff);
}

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
  'ER_CON_COUNT_ERROR',
  'POOL_ENQUEUELIMIT',
]);

/** The database cannot be asked right now; nothing is wrong with the question. */
export function isDatabaseAway(error: unknown): boolean {
  const { code } = driverErrorOf(error);
  const message = error instanceof Error ? error.message : '';
  return (
    (code !== undefined && AWAY.has(code)) || /queue limit reached|closed state|Pool is closed/i.test(message)
  );
}
