/**
 * The questions that each click answers once, so that every breakdown adds up to the total. What
 * belongs together is one value, coarse part first, because a row less per click is what lets
 * counting keep up: reports add up over the part that they show. `mix` is what can be combined,
 * `origin` which page of a source, `place` which city of a country.
 */
export const CLICK_FACETS = ['mix', 'origin', 'place'] as const;
export type ClickFacet = (typeof CLICK_FACETS)[number];
export type FacetValues = Readonly<Record<ClickFacet, string>>;

/** `part` is which link of a group, or which group of the site. */
export const FACETS = [...CLICK_FACETS, 'part'] as const;
export type Facet = (typeof FACETS)[number];
