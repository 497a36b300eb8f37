import { everydayForm } from '../../../../shared/domain/look-alikes';
import { isSlug, MAX_SLUG_LENGTH } from '../../core/domain/slug';
import { isReserved } from '../../core/domain/reserved-words';

const MAX_NUMBERED = 9;
/** Long enough for any slug, and short enough to be looked at sign by sign. */
const MAX_READ_LENGTH = 2 * MAX_SLUG_LENGTH;

/** The signs of a text that can stand in a slug; what lies between them becomes one dash. */
function slugIn(text: string): string {
  const everyday = Array.from(text.slice(0, MAX_READ_LENGTH).normalize('NFKC'), everydayForm).join('');
  const signs = Array.from(everyday, (sign) => (isSlug(sign.repeat(3)) ? sign : ' '));
  return signs.join('').trim().replace(/\s+/g, '-').normalize('NFC');
}

const shortened = (slug: string, by: number): string =>
  Array.from(slug)
    .slice(0, MAX_SLUG_LENGTH - by)
    .join('');

/** Slugs close to the one that was asked for, the closest first; whether they are taken is not looked up. */
export function slugCandidates(wished: string, year: number): readonly string[] {
  const base = slugIn(wished);
  if (base === '') return [];
  const endings = ['', `-${year}`];
  for (let number = 2; number <= MAX_NUMBERED; number += 1) endings.push(`-${number}`);
  const slugs = endings.map((ending) => shortened(base, ending.length) + ending);
  return slugs.filter((slug) => slug !== wished && isSlug(slug) && !isReserved(slug));
}
