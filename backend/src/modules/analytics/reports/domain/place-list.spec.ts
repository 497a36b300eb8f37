import type { PlaceCount } from './breakdown';
import { topPlaces, subdivisionsOf } from './place-list';
import { REST } from './shortened-list';

const at = (country: string, region: string, city: string, total: number): PlaceCount => ({
  country,
  region,
  city,
  total,
  unique: 1,
});

const places = [at('TW', 'TPE', 'Taipei', 5), at('TW', 'TPE', 'others', 2), at('JP', '13', 'Tokyo', 9)];

describe('places', () => {
  it('add up to the parts of countries that they are in', () => {
    expect(subdivisionsOf(places)).toEqual([
      { ...at('TW', 'TPE', 'others', 7), unique: 2 },
      at('JP', '13', 'others', 9),
    ]);
  });

  it('come with the most clicks first, by name where that is equal', () => {
    const equal = [at('TW', 'TPE', 'B', 2), at('TW', 'TPE', 'A', 2), at('JP', '13', 'Tokyo', 9)];
    expect(topPlaces(equal).map(({ city }) => city)).toEqual(['Tokyo', 'A', 'B']);
  });

  it('end with the rest in one where there are many', () => {
    expect(topPlaces(places, undefined, 2)).toEqual([
      at('JP', '13', 'Tokyo', 9),
      { ...at('others', REST, REST, 7), unique: 2 },
    ]);
    expect(topPlaces(places.slice(0, 2), 'TW', 1)).toEqual([{ ...at('TW', REST, REST, 7), unique: 2 }]);
  });
});
