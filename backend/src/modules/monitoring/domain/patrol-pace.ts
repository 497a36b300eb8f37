/** What the patrol looks at, in the order in which it takes them. */
export const PATROL_SOURCES = ['suspects', 'requests', 'made', 'round'] as const;
export type PatrolSource = (typeof PATROL_SOURCES)[number];

/**
 * How many destinations a source may still bring when the ones before it have brought `taken`: each leaves a share for
 * each that comes after it, and what one leaves over is for those after it, too.
 */
export function roomFor(source: PatrolSource, taken: number, pace: number): number {
  const after = PATROL_SOURCES.length - 1 - PATROL_SOURCES.indexOf(source);
  const share = Math.floor(pace / PATROL_SOURCES.length);
  return Math.max(0, pace - taken - after * share);
}
