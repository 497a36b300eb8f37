const MIN_LENGTH = 3;
const MAX_LENGTH = 90;
/** Only what is certain at a glance; scripts, reserved and taken names are for the server to judge. */
const NEVER_ALLOWED = /[\s/?#%&+.,:;!@$^*()=[\]{}|\\"'<>`]/u;

export type OwnNameHint = 'links.slug-too-short' | 'links.slug-too-long' | 'links.slug-invalid';

/** What can already be said of a name while it is being typed. */
export function slugHint(text: string): OwnNameHint | null {
  const slug = text.trim().normalize('NFC');
  if (slug === '') return null;
  if (NEVER_ALLOWED.test(slug)) return 'links.slug-invalid';
  const length = Array.from(slug).length;
  if (length < MIN_LENGTH) return 'links.slug-too-short';
  return length > MAX_LENGTH ? 'links.slug-too-long' : null;
}
