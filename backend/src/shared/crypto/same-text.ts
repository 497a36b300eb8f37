import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are one, found out in a time that tells their lengths at most, never where they differ. */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
