import { COUNTRY_CODES } from './country-codes';
import type { MapDrawing } from './map-drawing';
import { naturalEarth } from './projections';
import { shapesOf, type Topology } from './topology';

/** All countries but Antarctica, where nobody clicks and which would take a fifth of the room. */
export async function loadWorld(): Promise<MapDrawing> {
  const { default: data } = await import('world-atlas/countries-110m.json');
  const shapes = shapesOf(data as unknown as Topology, 'countries', naturalEarth(100));
  return {
    viewBox: '-290 -142 580 246',
    areas: shapes.flatMap(({ area, path }, index) => {
      const code = COUNTRY_CODES.get(area.id ?? '') ?? null;
      return area.id === '010' ? [] : [{ key: String(index), code, path }];
    }),
  };
}
