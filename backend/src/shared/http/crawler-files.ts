import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../domain/escape-html';
import { translationsOf } from './front-end';

const CACHED = 'public, max-age=3600';

/** Screens that show everybody the same, without an account. */
const PUBLIC_PATHS = [
  '/',
  '/about',
  '/applink',
  '/apps/utmto',
  '/help',
  '/policy',
  '/pricing',
  '/privacy',
  '/report',
] as const;

/**
 * What crawlers may read: all but the API. Short links are kept out of indexes by a header of their answers, because a
 * crawler that may not ask for them cannot show their previews either.
 */
const robotsTxt = (origin: string): string =>
  ['User-agent: *', 'Allow: /api/docs', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );

function entriesOf(path: string, origin: string): readonly string[] {
  const translations = translationsOf(path, origin);
  const alternates = [...translations].map(
    ([language, address]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
  );
  const addresses = new Set(translations.values());
  return [...addresses].map(
    (address) => `<url><loc>${escapeHtml(address)}</loc>${alternates.join('')}</url>`,
  );
}

/** Every public page in every language, each with all of its translations. */
const sitemapXml = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...PUBLIC_PATHS.flatMap((path) => entriesOf(path, origin)),
    '</urlset>',
    '',
  ].join('\n');

/** Serves `robots.txt`, `sitemap.xml` and, written when it is first asked for, `llms.txt`. */
export function serveCrawlerFiles(fastify: FastifyInstance, origin: string, llmsTxt: () => string): void {
  const serve = (path: string, type: string, text: string): void => {
    fastify.get(path, (_, reply: FastifyReply) =>
      reply.header('cache-control', CACHED).type(type).send(text),
    );
  };
  let apiText: string | undefined;
  fastify.get('/llms.txt', (_, reply: FastifyReply) => {
    apiText ??= llmsTxt();
    return reply.header('cache-control', CACHED).type('text/plain; charset=utf-8').send(apiText);
  });
  serve('/robots.txt', 'text/plain; charset=utf-8', robotsTxt(origin));
  serve('/sitemap.xml', 'application/xml; charset=utf-8', sitemapXml(origin));
}
