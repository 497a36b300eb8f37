import { InputCheck } from '../../../shared/domain/input-check';
import { type ExpiryWish, readExpiry } from './link-expiry';
import { parseNote } from './link-note';
import type { LinkEdits } from './link-settings';
import { readTargets, type TargetWish } from './link-target';
import { type LinkUtm, readUtm } from './link-utm';
import { parseSlug } from './slug';
import { type AddressContext, parseWebAddress } from './web-address';

/** What somebody wants changed, in the words of the API; what is missing stays. */
export interface EditWish extends ExpiryWish {
  readonly encodeId?: string;
  readonly url?: string;
  readonly note?: string | null;
  readonly star?: boolean;
  readonly nativeOpen?: boolean;
  readonly smartUtmOff?: boolean;
  /** Its analytics are closed to the public. */
  readonly analyticsObscurity?: boolean;
  readonly targets?: readonly TargetWish[] | null;
  readonly utm?: LinkUtm | null;
}

const asksForExpiry = ({ expireTime, timezone, fallbackUrl }: ExpiryWish): boolean =>
  [expireTime, timezone, fallbackUrl].some((each) => each !== undefined);

/** What is left out stays out, and null clears; all else is read. */
function readIf<Raw, Value>(
  check: InputCheck,
  raw: Raw | null | undefined,
  read: (raw: Raw) => Value,
): Value | null | undefined {
  return raw === null || raw === undefined ? (raw as null | undefined) : check.take(() => read(raw));
}

/** Leaves out what is undefined, so that spreading it over a link takes nothing away. */
const known = (edits: { readonly [Field in keyof LinkEdits]: LinkEdits[Field] | undefined }): LinkEdits =>
  Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined));

/** Every value in the form that is kept. Throws `InvalidInput` naming every field that is wrong. */
export function readEdits(wish: EditWish, now: Date, addresses: AddressContext): LinkEdits {
  const check = new InputCheck();
  const { encodeId, url, analyticsObscurity } = wish;
  const edits = known({
    slug: encodeId === undefined ? undefined : check.take(() => parseSlug(encodeId)),
    url: url === undefined ? undefined : check.take(() => parseWebAddress(url, addresses)),
    note: readIf(check, wish.note, parseNote),
    isStarred: wish.star,
    isNativeOpen: wish.nativeOpen,
    isSmartUtmOff: wish.smartUtmOff,
    isAnalyticsPublic: analyticsObscurity === undefined ? undefined : !analyticsObscurity,
    targets: readIf(check, wish.targets, (targets) => readTargets(targets, addresses)),
    utm: readIf(check, wish.utm, readUtm),
    ...(asksForExpiry(wish) ? check.take(() => readExpiry(wish, now, addresses)) : {}),
  });
  check.done();
  return edits;
}
