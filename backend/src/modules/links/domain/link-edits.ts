import { InputCheck } from '../../../shared/domain/input-check';
import { type ExpiryWish, readExpiry } from './link-expiry';
import { parseNote } from './link-note';
import type { LinkEdits } from './link-settings';
import { parseSlug } from './slug';
import { type AddressContext, parseWebAddress } from './web-address';

/** What somebody wants changed, in the words of the API; what is missing stays. */
export interface EditWish extends ExpiryWish {
  readonly encodeId?: string;
  readonly url?: string;
  readonly note?: string | null;
  readonly star?: boolean;
  readonly nativeOpen?: boolean;
  readonly smartUtm?: boolean;
  /** Its analytics are closed to the public. */
  readonly analyticsObscurity?: boolean;
}

const asksForExpiry = ({ expireTime, timezone, fallbackUrl }: ExpiryWish): boolean =>
  [expireTime, timezone, fallbackUrl].some((each) => each !== undefined);

const not = (flag: boolean | undefined): boolean | undefined => (flag === undefined ? undefined : !flag);

/** Leaves out what is undefined, so that spreading it over a link takes nothing away. */
const known = (edits: { readonly [Field in keyof LinkEdits]: LinkEdits[Field] | undefined }): LinkEdits =>
  Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined));

/** Every value in the form that is kept. Throws `InvalidInput` naming every field that is wrong. */
export function readEdits(wish: EditWish, now: Date, addresses: AddressContext): LinkEdits {
  const check = new InputCheck();
  const { encodeId, url, note } = wish;
  const edits = known({
    slug: encodeId === undefined ? undefined : check.take(() => parseSlug(encodeId)),
    url: url === undefined ? undefined : check.take(() => parseWebAddress(url, addresses)),
    note: typeof note === 'string' ? check.take(() => parseNote(note)) : note,
    isStarred: wish.star,
    isNativeOpen: wish.nativeOpen,
    isSmartUtmOff: not(wish.smartUtm),
    isAnalyticsPublic: not(wish.analyticsObscurity),
    ...(asksForExpiry(wish) ? check.take(() => readExpiry(wish, now, addresses)) : {}),
  });
  check.done();
  return edits;
}
