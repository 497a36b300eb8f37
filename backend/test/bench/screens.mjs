// npm run bench:screens — first visits to screens in Chromium, with nothing in the browser's cache: on a slow phone (a processor
// four times slower and slow 4G), and over a slow network. A screen is there when its largest part has been painted (LCP), or
// when what it is used by is shown. `CHROMIUM` is the browser's path.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { AGENT } from './load.mjs';
import { answering, median, Stage, useEveryCore } from './stage.mjs';
import { Person } from './person.mjs';

const require = createRequire(import.meta.url);
const { chromium } = require('playwright-core');

const PORT = 3905;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const LINKS = 30;
/** Latency in ms, bytes a second; slow 4G as Lighthouse has it. */
const SLOW_PHONE = {
  cpuSlowdown: 4,
  network: { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 },
};
const SLOW_NETWORK = {
  cpuSlowdown: 1,
  network: { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
};
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'zh-TW',
  timezoneId: 'Asia/Taipei',
};
const MAX_WAIT_MS = 60_000;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long (ms) a larger paint may follow what a screen is waited for by. */
const SETTLE_MS = 1_500;

/**
 * Tells when an element is painted, and what the largest paint was once no other follows. It runs inside of the page:
 * Playwright's own waiting would load code of its own, and looking anew at each frame would have frames drawn for nothing; both
 * cost a slow processor more than some screens do.
 */
const watch = (selector) => `
  let largest = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const report = () => {
    const shown = performance.now();
    setTimeout(() => {
      const [{ startTime: first = Infinity } = {}] = performance.getEntriesByName('first-contentful-paint');
      reportOfPage(JSON.stringify({ first, shown, largest }));
    }, ${SETTLE_MS});
  };
  const changes = new MutationObserver(() => {
    if (!document.querySelector(${JSON.stringify(selector)})) return;
    changes.disconnect();
    requestAnimationFrame(report);
  });
  changes.observe(document, { childList: true, subtree: true });
`;

const NAMES = { first: 'its shell', shown: 'usable', largest: 'its largest part', requests: 'requests' };

const stage = new Stage(process.argv[2]);
let browser;

/** A member with links that have clicks, so that no screen is empty. */
async function memberWithLinks() {
  const member = await Person.join(ORIGIN, 'slow@bench.example', join(stage.env.DATA_DIR, 'outbox'));
  let slug;
  for (let index = 0; index < LINKS; index += 1) {
    const url = `https://example.com/${index}`;
    const { encodeId } = await member.call('POST', '/links', {
      url,
      title: `Link ${index}`,
      tags: ['spring'],
    });
    slug ??= encodeId;
    await fetch(`${ORIGIN}/${encodeId}`, { headers: { 'user-agent': AGENT }, redirect: 'manual' });
  }
  await stage.agrees(LINKS);
  return { member, slug };
}

/**
 * Milliseconds from the navigation until something is painted, until an element is shown, and until the largest paint; and how
 * many requests were answered by then.
 */
async function visit(context, { network, cpuSlowdown }, path, selector) {
  const page = await context.newPage();
  try {
    await page.addInitScript(watch(selector));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.setBypassServiceWorker', { bypass: true });
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'reportOfPage' });
    const reported = once(session, 'Runtime.bindingCalled', { signal: AbortSignal.timeout(MAX_WAIT_MS) });
    let requests = 0;
    session.on('Network.responseReceived', ({ response }) => {
      if (!response.url.startsWith('data:')) requests += 1;
    });
    await page.goto(ORIGIN + path, { waitUntil: 'commit' });
    return { ...JSON.parse((await reported)[0].payload), requests };
  } finally {
    await page.close();
  }
}

/** One after the other. */
async function visitsOf(...asked) {
  const visits = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(...asked));
  return visits;
}

try {
  const server = stage.startProduct({ PORT, ROLE: 'all', APP_ORIGIN: ORIGIN, SHORT_ORIGIN: ORIGIN });
  await answering(`${ORIGIN}/health/ready`);
  const { member, slug } = await memberWithLinks();
  useEveryCore();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  const guests = await browser.newContext(PHONE);
  // One for all visits: the session's cookie is another after each.
  const members = await browser.newContext(PHONE);
  await members.addCookies(await member.cookies());
  const list = `/users/${member.groupId}`;
  const chart = 'main canvas, main svg[role=img]';
  const screens = [
    [SLOW_PHONE, 'home, a guest can type', guests, '/', 'main input', { shown: 2_500 }],
    [SLOW_PHONE, 'list of links', members, list, 'li[data-link]', { largest: 3_500 }],
    [SLOW_PHONE, 'analytics', members, '/analytics', chart, { largest: 3_500 }],
    ...[
      ['home, a guest can type', guests, '/', 'main input', { first: 1_000, shown: 6_000 }],
      ['list of links', members, list, 'li[data-link]', { first: 1_000, shown: 6_000 }],
      ['tags', members, `${list}/tags`, 'main li', { first: 1_000, shown: 6_000, requests: 20 }],
      ['editor of a link', members, `${list}/links/${slug}`, 'main form', { first: 1_000, shown: 8_000 }],
      ['analytics', members, '/analytics', chart, { first: 1_000, shown: 10_000 }],
    ].map(([title, ...rest]) => [SLOW_NETWORK, `slow network, ${title}`, ...rest]),
  ];
  const missed = [];
  for (const [profile, title, context, path, selector, limits] of screens) {
    const visits = await visitsOf(context, profile, path, selector);
    for (const [what, limit] of Object.entries(limits)) {
      const found = visits.map((each) => Math.round(each[what]));
      const typical = median(found);
      const unit = what === 'requests' ? '' : ' ms';
      console.log(`${title}, ${NAMES[what]}: ${typical}${unit}, may be ${limit} (${found.join(', ')})`);
      missed.push(...(typical > limit ? [`${title}, ${NAMES[what]}`] : []));
    }
  }
  console.log(
    missed.length === 0 ? 'every screen is there in time' : `${missed.length} not met: ${missed.join(', ')}`,
  );
  process.exitCode = missed.length === 0 ? 0 : 1;
  await stage.stop(server);
} finally {
  await browser?.close();
  await stage.end();
}
