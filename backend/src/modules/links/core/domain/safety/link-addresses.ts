import type { LinkSettings } from '../link-settings';

/** All of a link that may send its visitors somewhere. */
type Leading = Pick<LinkSettings, 'url' | 'fallbackUrl' | 'backupUrl' | 'targets'>;

const WEB = /^https?:/;

/** The settings that an address of a link stands in. */
export const ADDRESS_SETTINGS: ReadonlySet<string> = new Set<keyof Leading>([
  'url',
  'fallbackUrl',
  'backupUrl',
  'targets',
]);

/** Every address on the web that the link may lead a visitor to, each once; the one that it is for comes first. */
export function webAddressesOf({
  url,
  fallbackUrl,
  backupUrl,
  targets,
}: Partial<Leading>): readonly string[] {
  const ofTargets = (targets ?? []).map((each) => each.url);
  const all = [url, ...ofTargets, fallbackUrl, backupUrl].filter(
    (each): each is string => typeof each === 'string' && WEB.test(each),
  );
  return [...new Set(all)];
}

/** What is no address has a host of its own. */
export const addressHostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** Whether none of the hosts that it leads to now is one that it led to before. */
export function leadsElsewhere(before: Partial<Leading>, now: Partial<Leading>): boolean {
  const hosts = new Set(webAddressesOf(before).map(addressHostOf));
  return webAddressesOf(now).every((each) => !hosts.has(addressHostOf(each)));
}
