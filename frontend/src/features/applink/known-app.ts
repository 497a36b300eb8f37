/** Apps that phones open for the addresses of their sites. */
export type KnownApp = 'youtube' | 'shopee' | 'line';

const HOSTS: readonly [RegExp, KnownApp][] = [
  [/^((www|m)\.)?youtube\.com$|^youtu\.be$/, 'youtube'],
  [/^((www|m)\.)?shopee\.tw$/, 'shopee'],
  // Its other hosts, such as lin.ee, are pages of their own.
  [/^line\.me$/, 'line'],
];

/** Which app opens for an address; null when none is known, or it is no address yet. */
export function knownAppOf(address: string): KnownApp | null {
  const text = address.trim();
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || !URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  return HOSTS.find(([host]) => host.test(hostname))?.[1] ?? null;
}
