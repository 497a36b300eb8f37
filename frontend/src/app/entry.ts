import { chosenLocale } from '../i18n/locale-choice';
import { DEFAULT_LOCALE, splitLocale, withLocale } from '../i18n/locale';
import type { Entry } from '../shared/entry';
import { keptCoupon } from '../shared/kept-coupon';
import { isOwnPath } from './redirect-rules';
import { PATHS } from '../shared/paths';

/**
 * An address without a prefix says nothing about language, so there the visitor's own choice wins. An
 * address with a prefix was chosen by the person who followed it.
 */
export function entryPath(pathname: string): string {
  const { isPrefixed, path } = splitLocale(pathname);
  return isPrefixed ? pathname : withLocale(chosenLocale() ?? DEFAULT_LOCALE, path);
}

const NAMES = [
  'user_id',
  'user_key',
  'group_id',
  'gmail',
  'can_go_back_v1',
  'redirect_to',
  'coupon',
  'verification_code',
  'email',
  'anonymousHistoryNumber',
] as const;
/** Longer values are not ours. */
const MAX_LENGTH = 2_000;

function countIn(text: string | null): number {
  const count = text !== null && /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(count) ? count : 0;
}

/** The pages that let people in read these themselves, each time they are loaded, and remove the code. */
const READ_BY_SIGN_IN: ReadonlySet<string> = new Set(['redirect_to', 'verification_code', 'email']);
const SIGN_IN: ReadonlySet<string> = new Set([PATHS.login, PATHS.signup]);

/**
 * Reads the parameters that are meant for the start of a visit, of a path without its language. The query comes back
 * without them, so that no proof, address or one-time code stays in the address bar or is shared with it.
 */
export function takeEntry(path: string, search: string): { readonly entry: Entry; readonly rest: string } {
  const query = new URLSearchParams(search);
  const text = (name: (typeof NAMES)[number]): string | null => {
    const value = query.get(name)?.trim() ?? '';
    return value === '' || value.length > MAX_LENGTH ? null : value;
  };
  const userId = countIn(text('user_id'));
  const key = text('user_key');
  const redirectTo = text('redirect_to');
  const entry: Entry = {
    member: userId === 0 || key === null ? null : { userId, key },
    groupId: countIn(text('group_id')),
    gmail: text('gmail'),
    canGoBack: ['1', 'true'].includes(text('can_go_back_v1') ?? ''),
    redirectTo: redirectTo !== null && isOwnPath(redirectTo) ? redirectTo : null,
    coupon: text('coupon'),
    historyNumber: countIn(text('anonymousHistoryNumber')),
  };
  const present = NAMES.filter(
    (name) => query.has(name) && !(SIGN_IN.has(path) && READ_BY_SIGN_IN.has(name)),
  );
  if (present.length === 0) return { entry, rest: search };
  for (const name of present) query.delete(name);
  const rest = query.toString();
  return { entry, rest: rest === '' ? '' : `?${rest}` };
}

/** A person who is let in by an address that also says where to go begins at the page that waits for them and knows the way. */
export const nextStep = ({ member, redirectTo }: Entry): string | null =>
  member === null || redirectTo === null
    ? null
    : `${PATHS.login}?redirect_to=${encodeURIComponent(redirectTo)}`;

/** For the checkout, which may be some steps away. */
export function rememberCoupon({ coupon }: Entry): void {
  if (coupon !== null) keptCoupon.keep(coupon);
}
