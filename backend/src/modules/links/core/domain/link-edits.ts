import { InputCheck } from '../../../../shared/domain/input-check';
import { type ExpiryInput, readExpiry } from './link-expiry';
import { parseExternalId } from './external-id';
import { parseNote } from './link-note';
import type { LinkEdits } from './link-settings';
import { readTargets, type TargetInput } from './link-target';
import { type LinkUtm, readUtm } from './link-utm';
import { type PathFormat, readPathKey } from './path-key';
import { parseImageUrl } from './preview/preview-image-url';
import { previewText } from './preview-text';
import { parseSlug } from './slug';
import { type AddressContext, parseWebAddress } from './web-address';

/** What a caller wants changed, in the words of the API; what is missing stays. */
export interface UpdateLinkInput extends ExpiryInput {
  readonly encodeId?: string;
  readonly url?: string;
  readonly note?: string | null;
  /** Null for none. */
  readonly externalId?: string | null;
  readonly star?: boolean;
  /** Null for none. */
  readonly backupUrl?: string | null;
  readonly nativeOpen?: boolean;
  readonly smartUtmOff?: boolean;
  /** Parameters that visitors bring go on to the destination. */
  readonly passQuery?: boolean;
  /** Its analytics are closed to the public. */
  readonly analyticsObscurity?: boolean;
  readonly targets?: readonly TargetInput[] | null;
  readonly utm?: LinkUtm | null;
  /** Null where nothing may stand behind the slug. */
  readonly pathFormat?: PathFormat | null;
  /** Of the preview; null, or nothing but spaces, for what the page says. */
  readonly title?: string | null;
  readonly description?: string | null;
  readonly imageUrl?: string | null;
  readonly hasPlayIcon?: boolean;
}

/** What reading input has to know about this installation. */
export interface EditContext extends AddressContext {
  /** Where uploaded pictures live. */
  readonly appOrigin: string;
}

const asksForExpiry = ({ expireTime, timezone, fallbackUrl }: ExpiryInput): boolean =>
  [expireTime, timezone, fallbackUrl].some((each) => each !== undefined);

/** What is left out stays out, and null clears; all else is read. */
function readIf<Raw, Value>(
  check: InputCheck,
  raw: Raw | null | undefined,
  read: (raw: Raw) => Value,
  names: Readonly<Record<string, string>> = {},
): Value | null | undefined {
  return raw === null || raw === undefined ? (raw as null | undefined) : check.take(() => read(raw), names);
}

/** Leaves out what is undefined, so that spreading it over a link takes nothing away. */
const known = (edits: { readonly [Field in keyof LinkEdits]: LinkEdits[Field] | undefined }): LinkEdits =>
  Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined));

/** Every value in the form that is kept. Throws `InvalidInput` naming every field that is wrong. */
export function readEdits(input: UpdateLinkInput, now: Date, addresses: EditContext): LinkEdits {
  const check = new InputCheck();
  const { encodeId, url, analyticsObscurity } = input;
  const edits = known({
    slug: encodeId === undefined ? undefined : check.take(() => parseSlug(encodeId)),
    url: url === undefined ? undefined : check.take(() => parseWebAddress(url, addresses)),
    note: readIf(check, input.note, parseNote),
    externalId: readIf(check, input.externalId, parseExternalId),
    isStarred: input.star,
    backupUrl: readIf(check, input.backupUrl, (typed) => parseWebAddress(typed, addresses), {
      url: 'backupUrl',
    }),
    isNativeOpen: input.nativeOpen,
    isSmartUtmOff: input.smartUtmOff,
    passesQuery: input.passQuery,
    isAnalyticsPublic: analyticsObscurity === undefined ? undefined : !analyticsObscurity,
    targets: readIf(check, input.targets, (targets) => readTargets(targets, addresses)),
    utm: readIf(check, input.utm, readUtm),
    pathKey: readIf(check, input.pathFormat, readPathKey),
    title: readIf(check, input.title, previewText),
    description: readIf(check, input.description, previewText),
    imageUrl: readIf(check, input.imageUrl, (typed) => parseImageUrl(typed, addresses.appOrigin)),
    hasPlayIcon: input.hasPlayIcon,
    ...(asksForExpiry(input) ? check.take(() => readExpiry(input, now, addresses)) : {}),
  });
  check.done();
  return edits;
}
