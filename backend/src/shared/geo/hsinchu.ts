import type { Place } from './geo-locator';

const CITY = 'HSZ';
const COUNTY = 'HSQ';

/** Towns of either, as maps call them. */
const SUBDIVISION_OF_TOWN: ReadonlyMap<string, string> = new Map([
  ['Hsinchu', CITY],
  ['Hsinchu City', CITY],
  ['Xiangshan', CITY],
  ...[
    'Hsinchu County',
    'Baoshan',
    'Beipu',
    'Emei',
    'Guanxi',
    'Hengshan',
    'Hukou',
    'Jianshi',
    'Qionglin',
    'Touchongbu',
    'Wufeng',
    'Xinfeng',
    'Xinpu',
    'Zhubei',
    'Zhudong',
  ].map((town) => [town, COUNTY] as const),
]);

/** Maps name the city and the county of Hsinchu each by the other's code: the town says which of them is meant. */
export function inItsHsinchu(place: Place): Place {
  const { country, subdivision, city } = place;
  if (country !== 'TW' || (subdivision !== CITY && subdivision !== COUNTY)) return place;
  return { ...place, subdivision: SUBDIVISION_OF_TOWN.get(city ?? '') ?? subdivision };
}
