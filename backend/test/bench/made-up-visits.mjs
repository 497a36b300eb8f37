// Visits for benchmarks of counting: some fifty programs, two hundred networks and a dozen pages that visitors come from, the
// same in each run.
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const versions = (first, count, write) => Array.from({ length: count }, (_, index) => write(first + index));
const PEOPLE = [
  `${PHONE} Mobile/15E148 Safari Line/14.9.0`,
  `${PHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.38.107]`,
  'Mozilla/5.0 (Linux; Android 13; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  ...versions(14, 5, (major) => `${PHONE} Version/${major}.6 Mobile/15E148 Safari/604.1`),
  ...versions(
    121,
    15,
    (major) =>
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
  ),
  ...versions(
    121,
    15,
    (major) =>
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`,
  ),
  ...versions(
    118,
    10,
    (major) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${major}.0) Gecko/20100101 Firefox/${major}.0`,
  ),
];
const BOTS = [
  'facebookexternalhit/1.1;line-poker/1.0',
  'curl/8.5.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1)',
];
const BOTS_IN_HUNDRED = 8;
const FROM_NOWHERE = 8;
const REFERRERS = [
  'https://l.facebook.com/',
  'https://www.google.com/',
  'https://t.co/',
  ...versions(1, 9, (number) => `https://blog-${number}.example/a`),
];
const LANGUAGES = ['zh-TW,zh;q=0.9', 'en-US,en;q=0.9', 'ja', 'vi-VN,vi;q=0.9', 'id'];
/** First bytes of addresses in Taiwan, Japan, Vietnam, Indonesia and elsewhere. */
const NETWORKS = [140, 203, 1, 126, 14, 36, 8, 61];
const SUBNETS = 25;
const VISITORS = 60_000;

/** The same numbers in each run. */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A visit of one of many visitors, as the redirect hands it over. @param random as `dice` makes it */
export function madeUpVisit(random, at, linkId) {
  const below = (limit) => Math.floor(random() * limit);
  const visitor = below(VISITORS);
  const network = `${NETWORKS[visitor % NETWORKS.length]}.${112 + (visitor % SUBNETS)}`;
  return {
    at,
    linkId,
    kind: 'visit',
    fromQr: below(20) === 0,
    campaignSource: null,
    ip: `${network}.${visitor >> 8}.${visitor & 255}`,
    userAgent: below(100) < BOTS_IN_HUNDRED ? BOTS[below(BOTS.length)] : PEOPLE[visitor % PEOPLE.length],
    referrer: REFERRERS[below(REFERRERS.length + FROM_NOWHERE)],
    acceptLanguage: LANGUAGES[visitor % LANGUAGES.length],
  };
}
