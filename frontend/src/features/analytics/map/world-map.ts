import { COUNTRY_CODES } from './country-codes';
import type { MapArea, MapDrawing } from './map-drawing';
import { naturalEarth } from './projections';
import { SMALL_PLACES } from './small-places';
import { shapesOf, type Topology } from './topology';

const projection = naturalEarth(100);

/** No outlines: they take less than a step of the drawing, and are seen by their dots alone. */
const smallAreas: readonly MapArea[] = SMALL_PLACES.map(({ code, longitude, latitude }) => {
  const [x, y] = projection(longitude, latitude).map((each) => each.toFixed(1));
  return { key: code, code, path: `M${x} ${y}Z` };
});

/** All countries but Antarctica, where there are no clicks and which would take a fifth of the room. */
export async function loadWorld(): Promise<MapDrawing> {
  const { default: data } = await import('world-atlas/countries-110m.json');
  const shapes = shapesOf(data as unknown as Topology, 'countries', projection);
  const areas = shapes.flatMap(({ area, path }, index) => {
    const code = COUNTRY_CODES.get(area.id ?? '') ?? null;
    return area.id === '010' ? [] : [{ key: String(index), code, path }];
  });
  return { viewBox: '-290 -142 580 246', areas: [...areas, ...smallAreas] };
}
