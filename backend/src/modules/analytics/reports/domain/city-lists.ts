import type { PlaceCount } from './breakdown';
import { topPlaces, subdivisionsOf } from './place-list';

/** Where people clicked, by subdivision and by city: at most 100 of each, the most clicked first. */
export interface CityLists {
  readonly subdivisions: readonly PlaceCount[];
  readonly cities: readonly PlaceCount[];
}

/** @param country ISO 3166-1 code of the only country to list; all countries without it */
export const cityLists = (places: readonly PlaceCount[], country: string | undefined): CityLists => ({
  subdivisions: topPlaces(subdivisionsOf(places), country),
  cities: topPlaces(places, country),
});
