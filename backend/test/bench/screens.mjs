// npm run bench:screens — first visits to screens in Chromium on a slow phone: a processor four times slower and slow 4G, with
// nothing in the browser's cache. A screen is there when its largest part has been painted (LCP); the home page, when the
// field for an address is there. `CHROMIUM` is the browser's path.
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
const CPU_SLOWDOWN = 4;
/** Slow 4G as Lighthouse has it: latency in ms, bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
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
    setTimeout(() => reportOfPage(JSON.stringify({ shown, largest })), ${SETTLE_MS});
  };
  const changes = new MutationObserver(() => {
    if (!document.querySelector(${JSON.stringify(selector)})) return;
    changes.disconnect();
    requestAnimationFrame(report);
  });
  changes.observe(document, { childList: true, subtree: true });
`;

const stage = new Stage(process.argv[2]);
let browser;

/** A member with links that have clicks, so that no screen is empty. */
async function memberWithLinks() {
  const member = await Person.join(ORIGIN, 'slow@bench.example', join(stage.env.DATA_DIR, 'outbox'));
  for (let index = 0; index < LINKS; index += 1) {
    const url = `https://example.com/${index}`;
    const { encodeId } = await member.call('POST', '/links', { url, title: `Link ${index}` });
    await fetch(`${ORIGIN}/${encodeId}`, { headers: { 'user-agent': AGENT }, redirect: 'manual' });
  }
  await stage.agrees(LINKS);
  return member;
}

/** Milliseconds from the navigation until an element is shown, and until the largest paint. */
async function visit(context, path, selector) {
  const page = await context.newPage();
  try {
    await page.addInitScript(watch(selector));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.setBypassServiceWorker', { bypass: true });
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'reportOfPage' });
    const reported = once(session, 'Runtime.bindingCalled', { signal: AbortSignal.timeout(MAX_WAIT_MS) });
    await page.goto(ORIGIN + path, { waitUntil: 'commit' });
    return JSON.parse((await reported)[0].payload);
  } finally {
    await page.close();
  }
}

try {
  const server = stage.startProduct({ PORT, ROLE: 'all', APP_ORIGIN: ORIGIN, SHORT_ORIGIN: ORIGIN });
  await answering(`${ORIGIN}/health/ready`);
  const member = await memberWithLinks();
  useEveryCore();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  const guests = await browser.newContext(PHONE);
  // One for all visits: the session's cookie is another after each.
  const members = await browser.newContext(PHONE);
  await members.addCookies(await member.cookies());
  const screens = [
    ['home, a guest can type', guests, '/', 2_500, 'main input', 'shown'],
    ['list of links', members, `/users/${member.groupId}`, 3_500, 'li[data-link]', 'largest'],
    ['analytics', members, '/analytics', 3_500, 'main canvas, main svg[role=img]', 'largest'],
  ];
  const missed = [];
  for (const [title, context, path, limit, selector, moment] of screens) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push((await visit(context, path, selector))[moment]);
    }
    const took = Math.round(median(times));
    console.log(`${title}: ${took} ms, may be ${limit} (${times.map(Math.round).join(', ')})`);
    if (took > limit) missed.push(title);
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
