import type { Projection } from './topology';

const RADIANS = Math.PI / 180;

/** The Natural Earth projection (Patterson 2008, polynomials by Šavrič et al.): a whole world without much distortion. */
export const naturalEarth =
  (scale: number): Projection =>
  (longitude, latitude) => {
    const l = longitude * RADIANS;
    const p = latitude * RADIANS;
    const p2 = p * p;
    const p4 = p2 * p2;
    const x = l * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)));
    const y = p * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)));
    return [x * scale, -y * scale];
  };

/** Flat around one latitude: right for an area as small as an island. */
export const equirectangular =
  (scale: number, around: number): Projection =>
  (longitude, latitude) => [longitude * Math.cos(around * RADIANS) * scale, -latitude * scale];
