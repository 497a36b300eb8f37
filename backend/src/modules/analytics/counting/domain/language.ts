import { UNKNOWN } from '../../../../shared/domain/visitor/unknown';

const TAG = /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?(?:-[a-z0-9]{1,8})*$/i;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.map((each) => /^\s*q=(.*)$/i.exec(each)?.[1]).find((each) => each !== undefined);
  return weight === undefined ? 1 : Number.parseFloat(weight) || 0;
}

/** The most preferred language, as language, script and region ("zh-TW"), of an Accept-Language header. */
export function preferredLanguage(acceptLanguage: string): string {
  let best = UNKNOWN;
  let bestWeight = 0;
  for (const entry of acceptLanguage.split(',')) {
    const [tag = '', ...parameters] = entry.split(';');
    const [, language, script, region] = TAG.exec(tag.trim()) ?? [];
    const weight = weightOf(parameters);
    if (language === undefined || weight <= bestWeight) continue;
    best = [language.toLowerCase(), script && capitalised(script), region?.toUpperCase()]
      .filter(Boolean)
      .join('-');
    bestWeight = weight;
  }
  return best;
}

/**
 * The same as reports name it: without the region, since readers ask who speaks English, not whose English it is. Only
 * Chinese keeps it, because there the script goes by it.
 */
export function spokenLanguage(preferred: string): string {
  const [language = preferred, ...rest] = preferred.split('-');
  const region = rest.at(-1);
  return language === 'zh' && region !== undefined ? `zh-${region}` : language;
}
