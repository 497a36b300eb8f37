import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSettings } from '../../config/settings';
import { escapeHtml } from '../domain/escape-html';
import { COMPRESSED } from './compression';
import { sendProblem } from './problem.filter';
import { newNonce, pagePolicy } from './security-headers';

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
const PAGE = /^\/(?:(en|vi|id|ja)(?=\/|$))?(\/?.*)$/;
/** Paths, without their locale prefix, at which the front end has a screen; `*` stands for one segment. */
export const SCREEN_PATHS = [
  '',
  'about',
  'admin/reports',
  'admin/reports/*',
  'analytics',
  'analytics/*',
  'applink',
  'apps/utmto',
  'backv1',
  'billing',
  'bulk',
  'bulk/result/*',
  'developers',
  'domain',
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

/** The addresses of a page by their languages; `x-default` is for whoever reads none of them. */
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

/** Fills the built page for one address: language, links to its translations, and the nonce of its scripts. */
export function renderPage(
  template: string,
  address: { path: string; origin: string; nonce: string },
): { html: string; found: boolean } {
  const [, prefix = '', rest = ''] = PAGE.exec(address.path) ?? [];
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  const found = SCREENS.some((screen) => screen.test(path));
  const canonical = `<link rel="canonical" href="${escapeHtml(address.origin + address.path)}">`;
  const head = found
    ? canonical + headOf(escapeHtml(path), address.origin)
    : '<meta name="robots" content="noindex">';
  const html = template
    .replace('__LANG__', LANGUAGES[prefix] ?? 'en')
    .replace('<!--linklet:head-->', () => head)
    .replaceAll('__CSP_NONCE__', address.nonce);
  return { html, found };
}

interface PageSettings extends Pick<WebSettings, 'appOrigin' | 'shortOrigin'> {
  readonly hasOneTap: boolean;
}

/** Serves the built front end: its files for ever, and its page for every address that nothing else answers. */
export async function serveFrontEnd(
  fastify: FastifyInstance,
  { appOrigin: origin, shortOrigin, hasOneTap }: PageSettings,
  dir = FRONT_END_DIR,
): Promise<void> {
  const shortHost = escapeHtml(new URL(shortOrigin).host);
  const template = readFileSync(join(dir, 'index.html'), 'utf8').replace('__SHORT_HOST__', () => shortHost);
  await fastify.register(fastifyStatic, {
    root: dir,
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html', '**/.*', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      const immutable = file.includes('/assets/');
      void response.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  fastify.get('/*', { compress: COMPRESSED }, (request: FastifyRequest, reply: FastifyReply) => {
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
    const nonce = newNonce();
    const { html, found } = renderPage(template, { path, origin, nonce });
    return reply
      .status(found ? 200 : 404)
      .headers({ 'content-security-policy': pagePolicy(nonce, hasOneTap), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
