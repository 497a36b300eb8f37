import type { Count } from './click-count';
import { facetPart, facetParts, facetValue, MAX_VALUE_LENGTH, SEPARATOR } from './facet-value';
import { UNKNOWN } from '../../../../shared/domain/visitor/unknown';

/** The questions that can be combined: each click answers all of them in one value. */
export const DIMENSIONS = ['source', 'platform', 'browser', 'language', 'country'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** What one click answers to each. */
export type Mix = Readonly<Record<Dimension, string>>;

/** Answers that a click must have given, all of them; without any, every click fits. */
export type MixFilter = Partial<Mix>;

/** Clicks that gave the same answers. */
export interface MixCount extends Mix, Count {}

/** Names of browsers come from what visitors send; a longer one would leave the others no room. */
const MAX_BROWSER_LENGTH = 40;

/** What the headers of a click answer; visits of many countries have the same. */
export const saidMix = ({ source, platform, browser, language }: Omit<Mix, 'country'>): string =>
  facetValue(source, platform, browser.slice(0, MAX_BROWSER_LENGTH), language);

/** The whole answer. @param said what `saidMix` made of the others */
export const mixValue = (said: string, country: string): string =>
  `${said}${SEPARATOR}${country}`.slice(0, MAX_VALUE_LENGTH);

export function readMix(value: string): Mix {
  const [source = UNKNOWN, platform = UNKNOWN, browser = UNKNOWN, language = UNKNOWN, country = UNKNOWN] =
    facetParts(value);
  return { source, platform, browser, language, country };
}

/** For each dimension in its order the answer asked for; null where any will do. */
export const filterParts = (filter: MixFilter): (string | null)[] =>
  DIMENSIONS.map((dimension) => {
    const asked = filter[dimension];
    return asked === undefined ? null : facetPart(asked);
  });

/** Of who sent people no more is known than the source that it is counted under. */
export const isBySourceAlone = (filter: MixFilter): boolean =>
  DIMENSIONS.every((dimension) => dimension === 'source' || filter[dimension] === undefined);

/** Of where in a country people are no more is known than the country. */
export const isByCountryAlone = (filter: MixFilter): boolean =>
  DIMENSIONS.every((dimension) => dimension === 'country' || filter[dimension] === undefined);

export const isOpen = (filter: MixFilter): boolean => filterParts(filter).every((asked) => asked === null);

export const fits = (mix: Mix, filter: MixFilter): boolean =>
  filterParts(filter).every((asked, index) => {
    const dimension = DIMENSIONS[index];
    return asked === null || dimension === undefined || mix[dimension] === asked;
  });
