import { DomainError } from '../../../../shared/domain/domain-error';
import type { UpdateLinkInput } from '../../core/domain/link-edits';
import type { LabelInput } from '../../labels/domain/label-input';
import { parseUtmFormat } from './utm-format';

/** What a caller wants of a new link: all that can be changed later, under the names of the editor or of the short form. */
export interface CreateLinkInput
  extends UpdateLinkInput, Omit<LabelInput, keyof UpdateLinkInput | 'utmFormat'> {
  readonly url: string;
  /** Host of the short domain; the shared one when absent. */
  readonly domain?: string;
  /** `utm` as it stands in an address. */
  readonly utmFormat?: string;
  /** The opposite of `smartUtmOff`. */
  readonly smartUtm?: boolean;
  /** The same as `nativeOpen`. */
  readonly nativeLaunch?: boolean;
  /** When it was made elsewhere, for links that come from another service; now when absent. */
  readonly createdAt?: Date;
}

/** What links of a group begin with unless the input says otherwise. */
export interface LinkDefaults {
  readonly smartUtm: boolean;
  readonly nativeOpen: boolean;
  readonly publicAnalytics: boolean;
  readonly passQuery: boolean;
}

/** All that concerns the address alone; everything else is for a group to look after. */
const FOR_GUESTS: ReadonlySet<string> = new Set<keyof CreateLinkInput>([
  'url',
  'encodeId',
  'utm',
  'utmFormat',
  'smartUtm',
  'smartUtmOff',
  'nativeLaunch',
  'nativeOpen',
  'analyticsObscurity',
]);

/** A guest wants of a link what only members can have. */
export class OptionsForMembers extends DomainError {
  constructor(fields: readonly string[]) {
    const code = 'links.option-for-members';
    const problems = fields.map((field) => ({
      field,
      code,
      message: `${field} can only be set by members: log in, or leave it out.`,
    }));
    super('forbidden', code, 'Some of these options are for members only: log in, or leave them out.', {
      fields: problems,
    });
  }
}

/** Throws `OptionsForMembers`. */
export function refuseMembersOptions(input: CreateLinkInput): void {
  const asked = Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const closed = asked.filter((name) => !FOR_GUESTS.has(name));
  if (closed.length > 0) throw new OptionsForMembers(closed);
}

/** What stays closed, or plain, unless the input says otherwise: a guest's link leads to exactly what was pasted. */
const PLAIN: LinkDefaults = { smartUtm: false, nativeOpen: false, publicAnalytics: false, passQuery: false };

/** The input in the words of the editor; where two of them name one thing, the editor's counts. */
export function updateLinkInputOf(input: CreateLinkInput, defaults: LinkDefaults | null): UpdateLinkInput {
  const {
    domain,
    tags,
    trackingTools,
    fbPixel,
    gTag,
    utmFormat,
    smartUtm,
    nativeLaunch,
    createdAt,
    ...edits
  } = input;
  const begun = defaults ?? PLAIN;
  return {
    ...edits,
    utm: edits.utm ?? (utmFormat === undefined ? null : parseUtmFormat(utmFormat)),
    smartUtmOff: edits.smartUtmOff ?? !(smartUtm ?? begun.smartUtm),
    passQuery: edits.passQuery ?? begun.passQuery,
    nativeOpen: edits.nativeOpen ?? nativeLaunch ?? begun.nativeOpen,
    analyticsObscurity: edits.analyticsObscurity ?? !begun.publicAnalytics,
  };
}
