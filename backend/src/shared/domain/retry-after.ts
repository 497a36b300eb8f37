/**
 * The moment before which a server does not want to be asked again, by its header `Retry-After`, which is a number of
 * seconds or a date. Null when it names none that is to come.
 * @param most seconds; later moments count as this far away
 */
export function retryAfterOf(header: string | undefined, now: Date, most: number): Date | null {
  if (header === undefined) return null;
  const at = now.getTime();
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - at) / 1_000;
  return seconds > 0 ? new Date(at + Math.min(seconds, most) * 1_000) : null;
}
