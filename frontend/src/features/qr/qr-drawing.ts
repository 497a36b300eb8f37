import type { QrModules } from './qr-code';
import type { QrStyle } from './qr-style';

/** Empty modules around the code; scanners need them to find it. */
const QUIET_ZONE = 4;
/** Side of the corner squares by which scanners find a code: these are never rounded. */
const FINDER = 7;
/** Of the code's width, with the ground around it: up to 30 % can be mended. */
const LOGO_SHARE = 0.26;

interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Square in the middle that a picture covers, in modules; null without one. */
interface Hole {
  readonly at: number;
  readonly side: number;
}

const holeOf = (modules: QrModules, { logo }: QrStyle): Hole | null => {
  if (logo === null) return null;
  const wanted = Math.floor(modules.length * LOGO_SHARE);
  // An odd side lies in the middle of an odd code.
  const side = wanted - (wanted % 2 === modules.length % 2 ? 0 : 1);
  return { at: (modules.length - side) / 2, side };
};

const isIn = (hole: Hole | null, x: number, y: number): boolean =>
  hole !== null && [x, y].every((each) => each >= hole.at && each < hole.at + hole.side);

function isFinder(size: number, x: number, y: number): boolean {
  const isFirst = (at: number): boolean => at < FINDER;
  const isLast = (at: number): boolean => at >= size - FINDER;
  return (isFirst(x) && (isFirst(y) || isLast(y))) || (isLast(x) && isFirst(y));
}

/** Neighbours of a row as one piece, in modules from the corner of the quiet zone. */
function runsOf(modules: QrModules, isDrawn: (x: number, y: number) => boolean): Run[] {
  return modules.flatMap((row, y) => {
    const runs: Run[] = [];
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x] && isDrawn(x, y)) x += 1;
      if (x > start) runs.push({ x: start + QUIET_ZONE, y: y + QUIET_ZONE, length: x - start });
    }
    return runs;
  });
}

const bar = ({ x, y, length }: Run): string => `M${x} ${y}h${length}v1h-${length}z`;
const pill = ({ x, y, length }: Run): string =>
  `M${x + 0.5} ${y}h${length - 1}a.5 .5 0 0 1 0 1h-${length - 1}a.5 .5 0 0 1 0-1z`;

function pathOf(modules: QrModules, { isRounded }: QrStyle, hole: Hole | null): string {
  const size = modules.length;
  const isSquare = (x: number, y: number): boolean => !isRounded || isFinder(size, x, y);
  const squares = runsOf(modules, (x, y) => !isIn(hole, x, y) && isSquare(x, y)).map(bar);
  const rounded = runsOf(modules, (x, y) => !isIn(hole, x, y) && !isSquare(x, y)).map(pill);
  return [...squares, ...rounded].join('');
}

function logoTag(logo: string | null, hole: Hole | null): string {
  if (logo === null || hole === null) return '';
  const [at, side] = [hole.at + QUIET_ZONE + 0.5, hole.side - 1];
  return `<image href="${logo}" x="${at}" y="${at}" width="${side}" height="${side}" preserveAspectRatio="xMidYMid meet"/>`;
}

export const sideOf = (modules: QrModules): number => modules.length + 2 * QUIET_ZONE;

/** A drawing that stands for itself, whatever page or program shows it. */
export function qrSvg(modules: QrModules, style: QrStyle): string {
  const side = sideOf(modules);
  const hole = holeOf(modules, style);
  const rendering = style.isRounded ? 'geometricPrecision' : 'crispEdges';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" shape-rendering="${rendering}">` +
    `<path fill="${style.background}" d="M0 0h${side}v${side}H0z"/>` +
    `<path fill="${style.foreground}" d="${pathOf(modules, style, hole)}"/>${logoTag(style.logo, hole)}</svg>`
  );
}

/** As an address that an `<img>` can show. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
