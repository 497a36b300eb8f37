import { SOURCES } from './sources';

const LONE = '=';
/** The ending of a country, as in `com`, `de`, `com.tw` and `co.jp`. It is anchored: `google.com.example.net` is none of them. */
const COUNTRY = /\.(?:com|cat|(?:com?\.)?[a-z]{2})$/;

const namesOf = (list: 'hosts' | 'packages' | 'aliases'): ReadonlyMap<string, string> =>
  new Map(SOURCES.flatMap(({ name, [list]: names = [] }) => names.map((each) => [each, name] as const)));

const byHost = namesOf('hosts');
const byPackage = namesOf('packages');
const byAlias = namesOf('aliases');
const mediumByName: ReadonlyMap<string, string> = new Map(SOURCES.map(({ name, medium }) => [name, medium]));
const BROWSERS = SOURCES.flatMap(({ name, browser }) => (browser ? [{ name, browser }] : []));

/** The longest listed end of the host decides. */
function longest(host: string): string | undefined {
  const alone = byHost.get(LONE + host);
  if (alone !== undefined) return alone;
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) {
    const source = byHost.get(rest);
    if (source !== undefined) return source;
  }
  return undefined;
}

export const sourceOfHost = (host: string): string | null =>
  longest(host) ?? longest(host.replace(COUNTRY, '.*')) ?? null;

export const sourceOfPackage = (name: string): string | null => byPackage.get(name) ?? null;

/** The source that a campaign means by what it calls it: a name, a short one, or a host. @param name in small letters */
export const sourceOfName = (name: string): string | null => {
  if (mediumByName.has(name)) return name;
  return byAlias.get(name) ?? (name.includes('.') ? sourceOfHost(name.replace(/^www\./, '')) : null);
};

/** The app whose built-in browser this user agent is; null for browsers that stand alone. */
export const inAppSource = (userAgent: string): string | null =>
  BROWSERS.find(({ browser }) => browser.test(userAgent))?.name ?? null;

/** What a campaign calls the way by which a source sends people; null for sources that are not listed. */
export const mediumOf = (source: string): string | null => mediumByName.get(source) ?? null;
