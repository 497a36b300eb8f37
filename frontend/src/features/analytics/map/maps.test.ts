import { TAIWAN_COUNTIES } from '../taiwan';
import { dotOf } from './map-drawing';
import { loadTaiwan } from './taiwan-map';
import { shapesOf, type Topology } from './topology';
import { loadWorld } from './world-map';

const SQUARES: Topology = {
  transform: { scale: [1, 1], translate: [10, 20] },
  arcs: [
    [
      [0, 0],
      [0, 2],
    ],
    [
      [0, 2],
      [-2, 0],
      [0, -2],
      [2, 0],
    ],
    [
      [0, 2],
      [2, 0],
      [0, -2],
      [-2, 0],
    ],
  ],
  objects: {
    areas: {
      geometries: [
        { type: 'Polygon', id: 'west', arcs: [[0, 1]] },
        { type: 'MultiPolygon', id: 'east', arcs: [[[~0, ~2]]] },
      ],
    },
  },
};

describe('borders that areas share', () => {
  it('become the outline of each area', () => {
    const shapes = shapesOf(SQUARES, 'areas', (x, y) => [x, -y]);
    expect(shapes.map(({ area, path }) => [area.id, path])).toEqual([
      ['west', 'M10 -20L10 -22L10 -22L8 -22L8 -20L10 -20Z'],
      ['east', 'M10 -22L10 -20L10 -20L12 -20L12 -22L10 -22Z'],
    ]);
  });
});

it('a border that crosses the edge of the world stays in one piece', () => {
  const across: Topology = {
    transform: { scale: [1, 1], translate: [0, 0] },
    arcs: [
      [
        [178, 0],
        [-357, 0],
        [0, 2],
        [357, -2],
      ],
    ],
    objects: { areas: { geometries: [{ type: 'Polygon', arcs: [[0]] }] } },
  };
  expect(shapesOf(across, 'areas', (x, y) => [x, y])[0]?.path).toBe('M178 0L181 0L181 2L178 0Z');
});

/** All corners of all areas of a map. */
const cornersOf = (paths: readonly string[]): number[][] =>
  paths.flatMap((path) =>
    path
      .split(/[MLZ]/)
      .filter((corner) => corner !== '')
      .map((corner) => corner.split(' ').map(Number)),
  );

describe.each([
  ['the world', loadWorld],
  ['Taiwan', loadTaiwan],
])('the map of %s', (_, load) => {
  it('fits into its frame', async () => {
    const { viewBox, areas } = await load();
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
    const corners = cornersOf(areas.map(({ path }) => path));
    const outside = corners.filter(
      ([x = NaN, y = NaN]) => !(x >= left && x <= left + width && y >= top && y <= top + height),
    );
    expect(outside).toEqual([]);
  });
});

it('the map of Taiwan has all its counties and cities', async () => {
  const { areas } = await loadTaiwan();
  expect(areas.map(({ code }) => code).sort()).toEqual([...TAIWAN_COUNTIES].sort());
});

it('the map of the world has the countries that people click from', async () => {
  const { areas } = await loadWorld();
  const codes = new Set(areas.map(({ code }) => code));
  for (const code of ['TW', 'JP', 'VN', 'ID', 'US', 'GB', 'DE', 'KR']) expect([...codes]).toContain(code);
  for (const code of ['HK', 'MO', 'SG', 'MV', 'MT']) expect([...codes]).toContain(code);
});

it('the map of the world has no country twice', async () => {
  const { areas } = await loadWorld();
  const codes = areas.flatMap(({ code }) => code ?? []);
  expect(codes).toHaveLength(new Set(codes).size);
});

it('the map of the world marks what is too small to be seen, and nothing else', async () => {
  const { areas } = await loadWorld();
  const marked = areas.filter((area) => dotOf(area) !== null).map(({ code }) => code);
  for (const code of ['TW', 'HK', 'SG']) expect(marked).toContain(code);
  for (const code of ['JP', 'ID', 'US']) expect(marked).not.toContain(code);
  expect(dotOf({ key: '', code: 'TW', path: 'M10 -20L10 -22L8 -22Z' })).toEqual({ x: 9, y: -21 });
});
