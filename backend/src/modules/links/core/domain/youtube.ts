import { readQuery, splitAddress, writeQuery, type QueryPair } from './query-cut';
import { withoutTrailingDot } from '../../../../shared/domain/public-host';

// Observed, not promised by YouTube. People paste `youtu.be/ID&feature=x`: the id ends at the ampersand.
const VIDEO_ID = /^([A-Za-z0-9_-]{11})(?:&|$)/;

const HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'gaming.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const SHORT_HOST = 'youtu.be';

const VIDEO_PATHS: ReadonlySet<string | undefined> = new Set([
  'watch',
  'embed',
  'v',
  'vi',
  'e',
  'shorts',
  'live',
]);

// Players of a list or a channel: eleven letters as well, but no videos.
const PLAYERS: ReadonlySet<string> = new Set(['videoseries', 'live_stream']);

// Where to start and which list plays on; the rest of YouTube's parameters is tracking or for players.
const PRESERVED_PARAMETERS: ReadonlySet<string> = new Set(['t', 'start', 'list']);

/** The id of the video that an address shows, if it is YouTube's and shows one. */
export function youtubeVideoId(address: URL): string | null {
  return findVideo(unwrapShare(address));
}

/** The standard watch form of any YouTube address of a video; every other address as it is. */
export function toWatchForm(href: string): string {
  const address = unwrapShare(new URL(href));
  const id = findVideo(address);
  if (id === null) return href;
  const { query } = splitAddress(address.href);
  const kept = readQuery(query ?? '').filter(isKept);
  return `https://www.youtube.com/watch${writeQuery([{ raw: `v=${id}` }, ...kept])}${splitAddress(href).fragment}`;
}

function isKept({ name }: QueryPair): boolean {
  return PRESERVED_PARAMETERS.has(name) || name.startsWith('utm_');
}

/** `/attribution_link?u=…`, YouTube's own share form, carries the real address inside. */
function unwrapShare(address: URL): URL {
  if (!isOn(HOSTS, address) || address.pathname !== '/attribution_link') return address;
  const inner = firstValue(address, 'u');
  return inner !== undefined && URL.canParse(inner, address.href) ? new URL(inner, address) : address;
}

function findVideo(address: URL): string | null {
  const [, kind, id] = address.pathname.split('/');
  if (withoutTrailingDot(address.hostname) === SHORT_HOST) return asVideoId(kind);
  if (!isOn(HOSTS, address) || !VIDEO_PATHS.has(kind)) return null;
  return asVideoId(kind === 'watch' && !id ? firstValue(address, 'v') : id);
}

function asVideoId(text: string | undefined): string | null {
  const id = VIDEO_ID.exec(text ?? '')?.[1];
  return id === undefined || PLAYERS.has(id) ? null : id;
}

function firstValue(address: URL, name: string): string | undefined {
  return readQuery(address.search.slice(1)).find((pair) => pair.name === name)?.value;
}

function isOn(hosts: ReadonlySet<string>, address: URL): boolean {
  return hosts.has(withoutTrailingDot(address.hostname));
}
