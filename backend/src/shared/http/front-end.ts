import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSettings } from '../../config/settings';
import { escapeHtml, jsonInHtml } from '../domain/escape-html';
import { COMPRESSED } from './compression';
import { PageFileNames } from './page-files';
import { sendProblem } from './problem.filter';
import { newNonce, type PageNeeds, pagePolicy, pageReferrerPolicy, WORKER_POLICY } from './security-headers';

/** `backend/dist/shared/http` and `backend/src/shared/http` lie equally deep. */
const FRONT_END_DIR = join(__dirname, '../../../../frontend/dist');

/** Locale prefix of the address → language of the page; the default locale has no prefix. */
const LANGUAGES: Readonly<Record<string, string>> = {
  '': 'zh-Hant-TW',
  en: 'en',
  vi: 'vi',
  id: 'id',
  ja: 'ja',
};
/** What search engines and chats say of the application, by the same prefix. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '': '縮短網址、自訂預覽與 QR Code，並準確統計點擊：不用註冊也能使用。',
  en: 'Short links with custom previews, QR codes and accurate click counts. No account needed.',
  vi: 'Liên kết ngắn với bản xem trước tùy chỉnh, mã QR và số lượt nhấp chính xác. Không cần tài khoản.',
  id: 'Tautan pendek dengan pratinjau kustom, kode QR, dan jumlah klik yang akurat. Tanpa akun.',
  ja: '短縮リンクにプレビューと QR コード、正確なクリック数を。アカウントは不要です。',
};
const CARD = '/card.png';
const PAGE = /^\/(?:(en|vi|id|ja)(?=\/|$))?(\/?.*)$/;
/** Paths, without their locale prefix, at which the front end has a screen; `*` stands for one segment. */
export const SCREEN_PATHS = [
  '',
  'about',
  'admin',
  'admin/appeals',
  'admin/billing',
  'admin/billing/groups/*',
  'admin/billing/orders/*',
  'admin/blocks',
  'admin/domains',
  'admin/plans',
  'admin/reports',
  'admin/reports/*',
  'analytics',
  'analytics/*',
  'applink',
  'apps/utmto',
  'backv1',
  'billing',
  'billing/receipts/*',
  'bulk',
  'bulk/result/*',
  'developers',
  'domain',
  'domain/*',
  'help',
  'help/*',
  'invitation',
  'log',
  'login',
  'logout',
  'onboarding',
  'payment',
  'policy',
  'pricing',
  'privacy',
  'report',
  'report/appeal',
  'signup',
  'socialvip',
  'tracking/*',
  'usage',
  'users/*',
  'users/*/activities',
  'users/*/group',
  'users/*/links/*',
  'users/*/members',
  'users/*/settings',
  'users/*/tags',
  'users/*/tools',
];
const SCREENS = SCREEN_PATHS.map((path) => new RegExp(`^/?${path.replaceAll('*', '[^/]+')}/?$`));

/** A page that has moved for good, whose old address is still printed and linked. */
const MOVED = /^((?:\/(?:en|vi|id|ja))?)\/events\/followhub\/?(?=\?|$)/;

/** Where the page of an old address lives now, in the same language and with the same query. */
export function movedTo(url: string): string | null {
  return MOVED.test(url) ? url.replace(MOVED, '$1/socialvip') : null;
}

/** The addresses of a page by their languages; `x-default` is for readers of none of them. */
export function translationsOf(path: string, origin: string): ReadonlyMap<string, string> {
  const at = (prefix: string): string =>
    `${origin}${prefix ? `/${prefix}` : ''}${path === '/' && prefix ? '' : path}`;
  const translations = new Map(Object.entries(LANGUAGES).map(([prefix, language]) => [language, at(prefix)]));
  return translations.set('x-default', at(''));
}

const headOf = (path: string, origin: string): string =>
  [...translationsOf(path, origin)]
    .map(([language, address]) => `<link rel="alternate" hreflang="${language}" href="${address}">`)
    .join('');

/** What a chat shows of the address, beside what search engines do. */
function cardOf(prefix: string, address: string, origin: string): string {
  const description = escapeHtml(DESCRIPTIONS[prefix] ?? '');
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Linklet',
    'og:title': 'Linklet',
    'og:description': description,
    'og:url': address,
    'og:image': origin + CARD,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const open = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${content}">`,
  );
  return `<meta name="description" content="${description}"><meta name="twitter:card" content="summary_large_image">${open.join('')}`;
}

/** What a page is sent with. */
interface Page {
  /** Of its address, with the locale prefix. */
  readonly path: string;
  readonly origin: string;
  readonly nonce: string;
  /** What every page shows of the installation, as `GET /api/v1/site` answers it. */
  readonly site: object;
}

/** Fills the built page for one address: language, its files, links to its translations, and the nonce of its scripts. */
export function renderPage(
  template: string,
  fileNames: PageFileNames,
  { path: fullPath, origin, nonce, site }: Page,
): { html: string; found: boolean } {
  const [, prefix = '', rest = ''] = PAGE.exec(fullPath) ?? [];
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  const found = SCREENS.some((screen) => screen.test(path));
  const own = escapeHtml(origin + fullPath);
  const canonical = `<link rel="canonical" href="${own}">`;
  const begin = `<script type="module" crossorigin src="${fileNames.begin}" nonce="__CSP_NONCE__"></script>`;
  const preloads = fileNames
    .namesOf(path, prefix)
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}" nonce="__CSP_NONCE__">`)
    .join('');
  const head = found
    ? begin + preloads + canonical + headOf(escapeHtml(path), origin) + cardOf(prefix, own, origin)
    : '<meta name="robots" content="noindex">';
  const html = template
    .replace('__LANG__', LANGUAGES[prefix] ?? 'en')
    .replace('__SKETCH__', fileNames.sketchOf(path))
    .replace('<!--linklet:head-->', () => head)
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(
      '<!--linklet:site-->',
      () => `<script type="application/json" id="site">${jsonInHtml(site)}</script>`,
    );
  return { html, found };
}

/** The service worker, compressed or not. */
const WORKER = /\/sw\.js(?:\.br|\.gz)?$/;

/** Files of a build have its hash in their names; browsers have to hear of a new service worker at once. */
function cacheControlOf(file: string): string {
  if (file.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return WORKER.test(file) ? 'no-cache' : 'public, max-age=3600';
}

type PageSettings = PageNeeds & Pick<WebSettings, 'appOrigin' | 'shortOrigin'>;

/** What all pages are made of. */
interface PageSource {
  readonly template: string;
  readonly fileNames: PageFileNames;
  readonly origin: string;
  readonly needs: PageNeeds;
  readonly describeSite: () => Promise<object>;
}

/** Sends the page of an address; it says itself when there is none. */
async function sendPage(path: string, reply: FastifyReply, source: PageSource): Promise<FastifyReply> {
  const { template, fileNames, origin, needs, describeSite } = source;
  const nonce = newNonce();
  const site = await describeSite();
  const { html, found } = renderPage(template, fileNames, { path, origin, nonce, site });
  return reply
    .status(found ? 200 : 404)
    .headers({
      'content-security-policy': pagePolicy(nonce, needs),
      'referrer-policy': pageReferrerPolicy(needs),
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/**
 * Serves the built front end: its files for ever, and its page for every address that nothing else answers.
 * @param describeSite what `GET /api/v1/site` answers now
 */
export async function serveFrontEnd(
  fastify: FastifyInstance,
  { appOrigin: origin, shortOrigin, ...needs }: PageSettings,
  describeSite: () => Promise<object>,
): Promise<void> {
  const shortHost = escapeHtml(new URL(shortOrigin).host);
  const template = readFileSync(join(FRONT_END_DIR, 'index.html'), 'utf8').replace(
    '__SHORT_HOST__',
    () => shortHost,
  );
  const fileNames = PageFileNames.readFrom(FRONT_END_DIR);
  await fastify.register(fastifyStatic, {
    root: FRONT_END_DIR,
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html', '**/.*', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      void response.header('cache-control', cacheControlOf(file));
      if (WORKER.test(file)) void response.header('content-security-policy', WORKER_POLICY);
    },
  });
  fastify.get('/*', { compress: COMPRESSED }, async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path.startsWith('/api/')) {
      sendProblem(reply, request.id, {
        status: 404,
        code: 'http.not-found',
        message: 'No such endpoint.',
      });
      return reply;
    }
    const moved = movedTo(request.url);
    if (moved !== null) return reply.redirect(moved, 301);
    return sendPage(path, reply, { template, fileNames, origin, needs, describeSite });
  });
}
