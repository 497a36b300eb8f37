/** Whether a version such as `v20.19.0` or `10.11.6-MariaDB` is at least this one, such as `>=20.19`. */
export function isAtLeast(version: string, least: string): boolean {
  const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).slice(0, 2).map(Number);
  const [[major = 0, minor = 0], [leastMajor = 0, leastMinor = 0]] = [numbers(version), numbers(least)];
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}
