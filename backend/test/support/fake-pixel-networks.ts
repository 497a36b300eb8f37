import { pageOf, PageServer } from './page-server';
import { selfSigned } from './self-signed';

/** Ids as the networks give them out. */
export const PIXEL_IDS = {
  meta: '1234567890123456',
  container: 'GTM-AB12CD3',
  analytics: 'G-AB12CD34EF',
  ads: 'AW-123456789',
  line: '01234567-89ab-cdef-0123-456789abcdef',
  tiktok: 'C4ABCDEFGHIJ01234567',
} as const;

/** Where links of these tests lead; no real host is called so. */
export const SHOP = 'https://shop.example';

const HOSTS = [
  'connect.facebook.net',
  'www.facebook.com',
  'www.googletagmanager.com',
  '*.google-analytics.com',
  'googleads.g.doubleclick.net',
  'd.line-scdn.net',
  'tr.line.me',
  'analytics.tiktok.com',
  'www.youtube.com',
  'somebody.github.io',
  new URL(SHOP).host,
];

// Each does with its queue what the network's own script does, as far as a page can tell.
const FACEBOOK = `(function () {
  var ids = [];
  fbq.queue.forEach(function (call) {
    if (call[0] === 'init') ids.push(call[1]);
    if (call[0] === 'track') ids.forEach(function (id) {
      new Image().src = 'https://www.facebook.com/tr/?id=' + id + '&ev=' + call[1];
    });
  });
})();`;
const CONTAINER = `(function () {
  var me = document.currentScript;
  var hasStarted = dataLayer.some(function (entry) { return entry['gtm.start'] > 0; });
  var nonce = me.nonce;
  fetch('https://www.googletagmanager.com/a?id=' + me.src.split('id=')[1] + '&started=' + hasStarted + '&nonce=' + (nonce !== ''), { mode: 'no-cors', keepalive: true });
})();`;
const GOOGLE_TAG = `dataLayer.forEach(function (call) {
  if (call[0] !== 'config') return;
  var host = call[1].indexOf('AW-') === 0 ? 'googleads.g.doubleclick.net/pagead/?tid=' : 'region1.google-analytics.com/g/collect?tid=';
  fetch('https://' + host + call[1], { mode: 'no-cors', keepalive: true }).then(function () {
    call[2].event_callback(call[1]);
  });
});`;
const LINE = `(function () {
  var known = {};
  _ltq.forEach(function (call) {
    if (call[0] === 'init') known[call[1].tagId] = call[1].customerType;
    if (call[0] === 'send') call[2].forEach(function (id) {
      new Image().src = 'https://tr.line.me/tag.gif?c_t=' + known[id] + '&t_id=' + id + '&e=' + call[1];
    });
  });
})();`;
const TIKTOK = `(function () {
  var ttq = window[window.TiktokAnalyticsObject];
  ttq.forEach(function (call) {
    Object.keys(ttq._i).forEach(function (id) {
      navigator.sendBeacon('https://analytics.tiktok.com/api/v2/pixel?id=' + id + '&ev=' + call[0]);
    });
  });
})();`;

const SCRIPTS = {
  meta: ['/en_US/fbevents.js', FACEBOOK],
  container: [`/gtm.js?id=${PIXEL_IDS.container}`, CONTAINER],
  google: [`/gtag/js?id=${PIXEL_IDS.analytics}`, GOOGLE_TAG],
  line: ['/n/line_tag/public/release/v1/lt.js', LINE],
  tiktok: [`/i18n/pixel/events.js?sdkid=${PIXEL_IDS.tiktok}&lib=ttq`, TIKTOK],
} as const;

/** What each tool reports when it has run. */
export const REPORTS = {
  meta: `www.facebook.com/tr/?id=${PIXEL_IDS.meta}&ev=PageView`,
  container: `www.googletagmanager.com/a?id=${PIXEL_IDS.container}&started=true&nonce=true`,
  analytics: `region1.google-analytics.com/g/collect?tid=${PIXEL_IDS.analytics}`,
  ads: `googleads.g.doubleclick.net/pagead/?tid=${PIXEL_IDS.ads}`,
  line: `tr.line.me/tag.gif?c_t=lap&t_id=${PIXEL_IDS.line}&e=pv`,
  tiktok: `analytics.tiktok.com/api/v2/pixel?id=${PIXEL_IDS.tiktok}&ev=page`,
} as const;

/** What browsers report by themselves where no script runs. */
export const SILENT_REPORTS = [
  `tr.line.me/tag.gif?c_t=lap&t_id=${PIXEL_IDS.line}&e=pv&noscript=1`,
  `www.facebook.com/tr?id=${PIXEL_IDS.meta}&ev=PageView&noscript=1`,
] as const;

const nothingMore = pageOf('', 'text/plain', 204);

/** Every host that a pixel page may talk to, on this machine, and where it leads in the end. */
export class FakePixelNetworks {
  readonly server = new PageServer(selfSigned());

  static async start(): Promise<FakePixelNetworks> {
    const made = new FakePixelNetworks();
    await made.server.start();
    made.restore();
    return made;
  }

  /** For `launchBrowser`; `refusing` listens nowhere. */
  rules(refusing?: { readonly host: string; readonly port: number }): readonly string[] {
    const own = ['MAP *.localhost 127.0.0.1'];
    return own.concat(
      HOSTS.map(
        (host) =>
          `MAP ${host} 127.0.0.1:${String(host === refusing?.host ? refusing.port : this.server.port)}`,
      ),
    );
  }

  /** All of them answer again, and no visitor has come yet. */
  restore(): void {
    const { pages, requests } = this.server;
    pages.clear();
    requests.length = 0;
    for (const [path, script] of Object.values(SCRIPTS)) pages.set(path, pageOf(script, 'text/javascript'));
    for (const report of [...Object.values(REPORTS), ...SILENT_REPORTS, 'any/favicon.ico']) {
      pages.set(report.slice(report.indexOf('/')), nothingMore);
    }
    pages.set('/watch?v=dQw4w9WgXcQ', pageOf('<title>Video</title><h1>Video</h1>'));
    pages.set('/landing?a=1', pageOf('<title>Shop</title><h1>Shop</h1>'));
  }

  /** The script of a tool is asked for, and never comes. */
  silence(tool: keyof typeof SCRIPTS): void {
    this.server.pages.set(SCRIPTS[tool][0], () => undefined);
  }

  /** The pictures for browsers without scripts are asked for, and never come. */
  silencePictures(): void {
    for (const report of SILENT_REPORTS) {
      this.server.pages.set(report.slice(report.indexOf('/')), () => undefined);
    }
  }

  /** Host and path of each request but those for scripts and to the shop. */
  get reports(): readonly string[] {
    const scripts = Object.values(SCRIPTS).map(([path]) => path as string);
    return this.server.visits
      .filter((visit) => !visit.startsWith(new URL(SHOP).host) && !visit.endsWith('/favicon.ico'))
      .filter((visit) => !scripts.some((path) => visit.endsWith(path)))
      .sort();
  }

  /** The container holds this code as well. */
  fillContainer(code: string): void {
    this.server.pages.set(SCRIPTS.container[0], pageOf(CONTAINER + code, 'text/javascript'));
  }

  /** How many scripts of tools were asked for. */
  get fetched(): number {
    const scripts = Object.values(SCRIPTS).map(([path]) => path as string);
    return this.server.requests.filter(({ url = '' }) => scripts.includes(url)).length;
  }

  /** How often a browser set off for the shop. */
  get arrivals(): number {
    return this.server.visits.filter((visit) => visit.endsWith('/landing?a=1')).length;
  }
}
