const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).slice(0, 3).map(Number);

/** Whether a version such as `v20.19.0` or `10.11.6-MariaDB` is at least this one, such as `>=20.19`. */
export function isAtLeast(version: string, least: string): boolean {
  const found = numbers(version);
  for (const [place, wanted] of numbers(least).entries()) {
    const number = found[place] ?? 0;
    if (number !== wanted) return number > wanted;
  }
  return true;
}
