import { StoredValue } from '../../shared/storage';

const COOKIE = 'close_banner_2';
const DAYS_30 = 30 * 24 * 60 * 60;
/** More than can be open at a time; what was closed long ago is not shown again anyway. */
const MAX_IDS = 10;

const shelf = new StoredValue('closed-outages');

function inCookie(): readonly string[] {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  if (pair === undefined) return [];
  return pair
    .slice(COOKIE.length + 1)
    .split('.')
    .map((id) => decodeURIComponent(id));
}

function onShelf(): readonly string[] {
  const value = shelf.read();
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
}

/** Ids of what was closed on earlier visits. */
export function readClosed(): readonly string[] {
  try {
    return [...onShelf(), ...inCookie()];
  } catch {
    // Not a cookie that we wrote.
    return onShelf();
  }
}

/** An outage that was read need not be read again. */
export function rememberOutage(id: string): void {
  shelf.write([...onShelf().filter((other) => other !== id), id].slice(-MAX_IDS));
}

/** Only those who have paid are spared a promotion on later visits, too. */
export function rememberPromotion(id: string, hasPaid: boolean): void {
  if (!hasPaid) return;
  const ids = [...new Set([...inCookie(), id])].slice(-MAX_IDS).map(encodedId);
  document.cookie = `${COOKIE}=${ids.join('.')}; Path=/; Max-Age=${DAYS_30}; SameSite=Lax`;
}

/** The dot stands between ids. */
const encodedId = (id: string): string => encodeURIComponent(id).replaceAll('.', '%2E');
