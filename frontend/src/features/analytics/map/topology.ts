type Point = readonly [number, number];
/** Indexes of arcs; a negative one is the complement of an index, and means its arc backwards. */
type Ring = readonly number[];

interface Area {
  readonly id?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

type AreaOutline =
  | (Area & { readonly type: 'Polygon'; readonly arcs: readonly Ring[] })
  | (Area & { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly Ring[])[] });

/** The parts of the TopoJSON format that maps are drawn from: borders that areas share, in whole steps of a grid. */
export interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  /** Each step relative to the one before. */
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: Readonly<Record<string, { readonly geometries: readonly AreaOutline[] }>>;
}

/** From longitude and latitude in degrees to the plane, y downwards. */
export type Projection = (longitude: number, latitude: number) => Point;

export interface Shape {
  readonly area: Area;
  /** As `d` of an SVG path. */
  readonly path: string;
}

function placesOf(arc: readonly Point[], { scale, translate }: Topology['transform']): Point[] {
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** Half of the way around: no border is so long, so that one which seems to be has crossed the edge of the map. */
const HALF = 180;

/** The same places without leaps from one edge of the world to the other: what lies beyond stays beside its area. */
function joined(places: readonly Point[]): Point[] {
  let shift = 0;
  return places.map(([longitude, latitude], index) => {
    const before = places[index - 1]?.[0] ?? longitude;
    if (longitude - before > HALF) shift -= 2 * HALF;
    if (before - longitude > HALF) shift += 2 * HALF;
    return [longitude + shift, latitude];
  });
}

/** The outlines of areas, each closed. */
export function shapesOf(topology: Topology, name: string, project: Projection): readonly Shape[] {
  const arcs = topology.arcs.map((arc) => placesOf(arc, topology.transform));
  const alongArc = (index: number): readonly Point[] =>
    index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? []);
  const pathOf = (ring: Ring): string => {
    const corners = joined(ring.flatMap(alongArc)).map((place) =>
      project(...place)
        .map(rounded)
        .join(' '),
    );
    return `M${corners.join('L')}Z`;
  };
  const geometries = topology.objects[name]?.geometries ?? [];
  return geometries.map((area) => {
    const rings: readonly Ring[] = area.type === 'Polygon' ? area.arcs : area.arcs.flat();
    return { area, path: rings.map(pathOf).join('') };
  });
}
