// npm run bench:screens — first visits to screens in Chromium on a slow phone: a processor four times slower and slow 4G, with
// nothing in the browser's cache. A screen is there when its largest part has been painted (LCP); the home page, when an
// address can be typed. `CHROMIUM` is the browser's path.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { AGENT } from './load.mjs';
import { answering, median, Stage } from './stage.mjs';
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
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'zh-TW', timezoneId: 'Asia/Taipei' };
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Keeps the moment of the largest paint for whoever asks later. */
const WATCH_LARGEST_PAINT = `
  window.largestPaint = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;

const stage = new Stage(process.argv[2]);
let browser;

/** A member with links that somebody has clicked, so that no screen is empty. */
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

/** Milliseconds from the navigation until `there` says that the screen is there. */
async function visit(context, path, there) {
  const page = await context.newPage();
  try {
    await page.addInitScript(WATCH_LARGEST_PAINT);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.setBypassServiceWorker', { bypass: true });
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(ORIGIN + path);
    return await there(page);
  } finally {
    await page.close();
  }
}

async function typedAddress(page) {
  const field = page.locator('main input').first();
  await field.fill('https://example.com/typed');
  return page.evaluate('performance.now()');
}

const largestPaint = (shown) => async (page) => {
  await page.locator(shown).first().waitFor();
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  return page.evaluate('window.largestPaint');
};

try {
  const server = stage.startProduct({ PORT, ROLE: 'all', APP_ORIGIN: ORIGIN, SHORT_ORIGIN: ORIGIN });
  await answering(`${ORIGIN}/health/ready`);
  const member = await memberWithLinks();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  const guests = await browser.newContext(PHONE);
  // One for all visits: the session's cookie is another after each.
  const members = await browser.newContext(PHONE);
  await members.addCookies(await member.cookies());
  const screens = [
    ['home, a guest can type', guests, '/', 2_500, typedAddress],
    ['list of links', members, `/users/${member.groupId}`, 3_500, largestPaint('li[data-link]')],
    ['analytics', members, '/analytics', 3_500, largestPaint('main canvas, main svg[role=img]')],
  ];
  const missed = [];
  for (const [title, context, path, limit, there] of screens) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await visit(context, path, there));
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
