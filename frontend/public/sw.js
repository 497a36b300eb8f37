// The service worker: it says that a page of the application cannot be loaded, in place of the browser's own error page.
// It keeps nothing and answers nothing else: short links, calls and files pass by it as if it were not there.
'use strict';

// Paths of screens, behind the language; all of them are reserved words, which no short link can have (reserved-words.ts).
const LANGUAGES = { en: 'en', vi: 'vi', id: 'id', ja: 'ja' };
const WORDS =
  'about|admin|analytics|applink|apps|backv1|billing|bulk|developers|domain|help|invitation|log|login|logout|onboarding|' +
  'payment|policy|pricing|privacy|report|signup|socialvip|tracking|usage|users';
const SCREEN = new RegExp(`^/(?:(en|vi|id|ja)(?:/|$))?(?:$|(?:${WORDS})(?:/|$))`);

const TEXTS = {
  'zh-Hant-TW': ['目前無法連線', '這個頁面還沒有載入。恢復連線後會自動繼續。', '再試一次'],
  en: [
    'You are offline',
    'This page is not loaded yet. It will open by itself once you are online again.',
    'Try again',
  ],
  vi: [
    'Bạn đang ngoại tuyến',
    'Trang này chưa được tải. Trang sẽ tự mở khi bạn có kết nối trở lại.',
    'Thử lại',
  ],
  id: [
    'Anda sedang offline',
    'Halaman ini belum dimuat. Halaman akan terbuka sendiri saat Anda kembali online.',
    'Coba lagi',
  ],
  ja: ['オフラインです', 'このページはまだ読み込まれていません。接続が戻ると自動的に開きます。', '再試行'],
};

const STYLE = `
html { color-scheme: light; background: #f7f6f2; color: #1b1f1e; font: 1rem/1.6 system-ui, sans-serif; }
html[data-theme='dark'] { color-scheme: dark; background: #101413; color: #e9efed; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; }
main { max-width: 30rem; padding: 1.5rem; text-align: center; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 0.5rem; }
p { margin: 0 0 1.5rem; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 1.5rem; border: 0; border-radius: 12px;
  background: #0b6e5e; color: #fff; cursor: pointer; }
html[data-theme='dark'] button { background: #5cd6be; color: #06231d; }
button:focus-visible { outline: 3px solid; outline-offset: 3px; }`;

// The event of the browser comes late or never where the network is there and the server is not: it is asked, too.
const SCRIPT = `
(function () {
  var mode = null;
  try { mode = localStorage.getItem('linklet.theme'); } catch (_) {}
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
  var retry = function () { location.reload(); };
  document.querySelector('button').addEventListener('click', retry);
  addEventListener('online', retry);
  setInterval(function () {
    if (!navigator.onLine) return;
    fetch('/health/live', { cache: 'no-store' }).then(function (answer) { if (answer.ok) retry(); }, function () {});
  }, 5000);
})();`;

/** The page in the language of the address that could not be loaded. */
function offlinePage(prefix) {
  const language = LANGUAGES[prefix] ?? 'zh-Hant-TW';
  const [title, text, retry] = TEXTS[language];
  const nonce = crypto.randomUUID();
  const html =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Linklet</title>` +
    `<style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${title}</h1><p role="status">${text}</p>` +
    `<button type="button">${retry}</button></main><script nonce="${nonce}">${SCRIPT}</script></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; connect-src 'self'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`,
    },
  });
}

// A new version of this file takes the place of the one before at once: neither keeps anything.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const screen = SCREEN.exec(new URL(request.url).pathname);
  if (screen === null) return;
  event.respondWith(fetch(request).catch(() => offlinePage(screen[1])));
});
