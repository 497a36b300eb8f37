// A year of clicks, the same in each run: which link is clicked when, and by whom. Nothing is kept: what a hit is follows
// from its number, so that the counters of a link, a group and the site can be worked out one after the other.
export const QUARTERS_OF_DAY = 96;

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';
const AGENTS = [
  `${PHONE} Version/17.6 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
  `${PHONE} Mobile/15E148 Safari Line/14.9.0`,
  `${PHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.38.107]`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 13; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
  `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`,
];
const REFERRERS = [
  undefined,
  'https://l.facebook.com/',
  'https://www.google.com/',
  'https://t.co/',
  'https://www.youtube.com/',
  'https://blog.example/a',
  'https://news.example/b',
  'https://shop.example/c',
];
/** The first 24 bits of addresses, and what those who have them speak. */
const NETWORKS = [
  ['140.112.8', 'zh-TW,zh;q=0.9'],
  ['1.34.10', 'zh-TW,zh;q=0.9'],
  ['203.69.20', 'zh-TW'],
  ['126.12.30', 'ja'],
  ['14.160.40', 'vi-VN,vi;q=0.9'],
  ['36.68.50', 'id'],
  ['8.8.8', 'en-US,en;q=0.9'],
  ['81.2.69', 'en-GB'],
  ['61.216.10', 'en-US'],
  ['202.12.27', 'ja'],
  ['113.160.5', 'vi'],
  ['175.45.20', 'zh-HK'],
];
const PEOPLE = AGENTS.length * REFERRERS.length * NETWORKS.length;
const PROGRAMS = ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'facebookexternalhit/1.1;line-poker/1.0'];
/** One hit of so many is a program's. */
const PER_PROGRAM = 16;
/** Kinds of visitors; the last ones are programs. */
export const KINDS = PEOPLE + PROGRAMS.length;

/** What the requests of one kind of visitor say. */
export function visitorOf(kind) {
  if (kind >= PEOPLE) return { network: '8.8.8', userAgent: PROGRAMS[kind - PEOPLE] };
  const [network, acceptLanguage] = NETWORKS[kind % NETWORKS.length];
  const rest = Math.floor(kind / NETWORKS.length);
  return {
    network,
    acceptLanguage,
    referrer: REFERRERS[rest % REFERRERS.length],
    userAgent: AGENTS[Math.floor(rest / REFERRERS.length)],
  };
}

/** A number below 2 ** 32 that looks like chance. */
function mixed(one, other) {
  let hash = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(other + 0x7f4a7c15, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Few are chosen much, and all now and then. */
const skewed = (byte, length) => Math.floor(((byte * byte) / 65_536) * length);

function kindOf(hash) {
  const agent = skewed(hash & 255, AGENTS.length);
  const referrer = skewed((hash >>> 8) & 255, REFERRERS.length);
  const network = skewed((hash >>> 16) & 255, NETWORKS.length);
  return (agent * REFERRERS.length + referrer) * NETWORKS.length + network;
}

/** Clicks of a quarter hour as people are awake: thrice as many at noon as at night. */
const awake = (quarter) => 1 - 0.5 * Math.cos(((quarter % QUARTERS_OF_DAY) / QUARTERS_OF_DAY) * 2 * Math.PI);

/** A number of clicks whose mean this is. */
const around = (mean, hash) => Math.floor(mean + (hash % 65_536) / 65_536);

/**
 * Links with when they are clicked: some each quarter hour of all the time, or all of their clicks in one stretch.
 * `perQuarter` is the mean in that time.
 */
export class ClickHistory {
  /** @param {{ links: { id: number, groupId: number, from: number, to: number, perQuarter: number }[], returning: number }} plan */
  constructor({ links, returning }) {
    this.links = links;
    /** Of each hundred clicks, those by people who were there within a day. */
    this.returning = returning;
  }

  /** Calls `see(link, quarter, kind, isUnique)` for each hit, by time. */
  forEachHit(links, see) {
    const begins = links.toSorted((one, other) => one.from - other.from);
    let open = [];
    for (
      let quarter = begins[0]?.from ?? 0, next = 0;
      next < begins.length || open.length > 0;
      quarter += 1
    ) {
      open = open.filter(({ to }) => to > quarter);
      while (begins[next]?.from === quarter) open.push(begins[next++]);
      const liveliness = awake(quarter);
      for (const link of open) this.#hitsIn(link, { quarter, liveliness }, see);
    }
  }

  #hitsIn(link, { quarter, liveliness }, see) {
    const seed = mixed(link.id, quarter);
    const hits = around(link.perQuarter * liveliness, seed);
    for (let index = 0; index < hits; index += 1) {
      const hash = mixed(seed, index);
      const isProgram = (seed + index) % PER_PROGRAM === 0;
      if (isProgram) see(link, quarter, PEOPLE + (index % PROGRAMS.length), false);
      else see(link, quarter, kindOf(hash), (hash >>> 24) % 100 >= this.returning);
    }
  }
}
