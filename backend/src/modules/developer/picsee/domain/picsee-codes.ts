/** A refusal of our own API. */
export interface PicseeRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields: readonly { readonly field: string; readonly code: string }[];
}

/** What PicSee's clients know by name. */
const KNOWN: Readonly<Record<string, string>> = {
  'plan.feature-missing': 'PUB00201',
  'plan.limit-reached': 'PUB00201',
  'links.slug-taken': 'PUB00503',
  'domains.domain-unknown': 'PUB00510',
};
const OTHER = 'PUB00000';
/** A link that is no longer in the trash. */
export const NOT_RECOVERABLE = 'PUB00704';

/** The code by which PicSee refuses for that reason. */
export function picSeeCodeOf({ code, fields }: PicseeRefusal): string {
  const known = [code, ...fields.map((each) => each.code)].map((each) => KNOWN[each]);
  return known.find((each) => each !== undefined) ?? OTHER;
}
