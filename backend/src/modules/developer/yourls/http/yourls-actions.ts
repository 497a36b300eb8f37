import { randomInt } from 'node:crypto';
import { DateTime } from 'luxon';
import type { YourlsAnswer, YourlsValue } from '../domain/yourls-answer';
import { refuseCall, refuseShortening, shortenCodeOf, YourlsRefusal } from '../domain/yourls-refusal';
import { ApiRefusal, type YourlsCall } from './yourls-call';

/** What programs for YOURLS compare with what they can do. */
const VERSION = '1.10';
const DATABASE_VERSION = '507';
/** No address is given away. */
const NO_IP = '0.0.0.0';
const NOT_FOUND = 404;
const OK = '200';
const DEFAULT_LISTED = 10;
const MAX_LISTED = 100;

interface OwnLink {
  readonly encodeId: string;
  readonly shortUrl: string;
  readonly url: string;
  readonly createTime: string;
  readonly title?: string;
  readonly totalClicks?: number;
}

const timeOf = (iso: string): string =>
  DateTime.fromISO(iso, { zone: 'utc' }).toFormat('yyyy-MM-dd HH:mm:ss');

async function shorten(call: YourlsCall): Promise<YourlsAnswer> {
  const [url, keyword, title] = [call.get('url'), call.get('keyword'), call.get('title')];
  if (url === '') throw refuseShortening(400, 'error:nourl', 'Missing or malformed URL');
  const body = { url, ...(keyword === '' ? {} : { encodeId: keyword }), ...(title === '' ? {} : { title }) };
  try {
    const link = await call.send<OwnLink>({ method: 'POST', path: '/links', body });
    const date = timeOf(link.createTime);
    return {
      status: 200,
      simple: link.shortUrl,
      body: {
        url: { keyword: link.encodeId, url: link.url, title, date, ip: NO_IP },
        status: 'success',
        message: `${link.url} added to database`,
        title,
        shorturl: link.shortUrl,
        statusCode: OK,
      },
    };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || (error.status !== 400 && error.status !== 409)) throw error;
    throw refuseShortening(400, shortenCodeOf(error.codes), error.message);
  }
}

/** A short link by its slug or by its whole address. */
function placeOf(text: string): { readonly slug: string; readonly domain?: string } {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return { slug: text };
  const { host, pathname } = new URL(text);
  return { slug: decodeURIComponent(pathname.slice(1)), domain: host };
}

async function findLink(call: YourlsCall): Promise<OwnLink> {
  const shown = call.get('shorturl');
  const keyword = shown.slice(0, 2_048);
  try {
    const { slug, domain } = placeOf(shown);
    if (slug === '' || slug.length > 1_000) throw new RangeError('no slug');
    const path = `/links/${encodeURIComponent(slug)}`;
    return await call.send<OwnLink>({ method: 'GET', path, query: { domain } });
  } catch (error) {
    const isUnknown =
      error instanceof URIError ||
      error instanceof RangeError ||
      (error instanceof ApiRefusal && error.status === NOT_FOUND);
    if (!isUnknown) throw error;
    const message = 'Error: short URL not found';
    throw new YourlsRefusal({
      status: NOT_FOUND,
      simple: 'not found',
      body: {
        keyword,
        simple: 'not found',
        message,
        errorCode: String(NOT_FOUND),
        statusCode: String(NOT_FOUND),
      },
    });
  }
}

async function expand(call: YourlsCall): Promise<YourlsAnswer> {
  const { encodeId, shortUrl, url, title = '' } = await findLink(call);
  return {
    status: 200,
    simple: url,
    body: { keyword: encodeId, shorturl: shortUrl, longurl: url, title, message: 'success', statusCode: OK },
  };
}

const statsOf = ({
  shortUrl,
  url,
  title = '',
  createTime,
  totalClicks = 0,
}: OwnLink): Record<string, YourlsValue> => ({
  shorturl: shortUrl,
  url,
  title,
  timestamp: timeOf(createTime),
  ip: NO_IP,
  clicks: String(totalClicks),
});

async function showLink(call: YourlsCall): Promise<YourlsAnswer> {
  const link = await findLink(call);
  return {
    status: 200,
    simple: 'Need either XML or JSON format for stats',
    body: { statusCode: OK, message: 'success', link: statsOf(link) },
  };
}

interface OwnPage {
  readonly linksData: readonly OwnLink[];
  readonly total: { readonly count: number } | null;
}

const SORTS: Readonly<Record<string, string>> = {
  top: 'clicks',
  bottom: 'fewestClicks',
  last: 'newest',
  rand: 'newest',
};

const wholeNumber = (text: string, otherwise: number, maximum: number): number =>
  /^\d{1,9}$/.test(text) ? Math.min(Number(text), maximum) : otherwise;

function shuffled<T>(things: readonly T[]): T[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

/** Links of the group and their clicks, as far as the plan shows them. */
async function totalsOf(call: YourlsCall): Promise<Record<string, string>> {
  const body = { limit: 1 };
  const { total } = await call.send<OwnPage>({ method: 'POST', path: '/links/overview/query', body });
  const report = await call.send<{ totalClicks: number }>({
    method: 'GET',
    path: '/my/analytics/report',
    query: { range: 'all' },
  });
  return { total_links: String(total?.count ?? 0), total_clicks: String(report.totalClicks) };
}

async function listLinks(call: YourlsCall): Promise<YourlsAnswer> {
  const filter = call.get('filter') || 'top';
  const sort = SORTS[filter];
  if (sort === undefined) throw refuseCall(400, 'filter must be top, bottom, last or rand');
  const limit = wholeNumber(call.get('limit'), DEFAULT_LISTED, MAX_LISTED);
  const start = wholeNumber(call.get('start'), 0, MAX_LISTED);
  const isRandom = filter === 'rand';
  const wanted = isRandom ? MAX_LISTED : Math.min(start + limit, MAX_LISTED);
  const page =
    wanted === 0
      ? []
      : (
          await call.send<OwnPage>({
            method: 'POST',
            path: '/links/overview/query',
            body: { sort, limit: wanted },
          })
        ).linksData;
  const links = isRandom ? shuffled(page).slice(0, limit) : page.slice(start, start + limit);
  return {
    status: 200,
    simple: 'Need either XML or JSON format for stats',
    body: {
      links: Object.fromEntries(links.map((link, index) => [`link_${String(index + 1)}`, statsOf(link)])),
      stats: await totalsOf(call),
      statusCode: OK,
      message: 'success',
    },
  };
}

const countAll = async (call: YourlsCall): Promise<YourlsAnswer> => ({
  status: 200,
  simple: 'Need either XML or JSON format for stats',
  body: { 'db-stats': await totalsOf(call), statusCode: OK, message: 'success' },
});

/** A caller without a token learns nothing, not even this. */
async function showVersion(call: YourlsCall): Promise<YourlsAnswer> {
  await call.send({ method: 'GET', path: '/developer/my/api/info' });
  const isDatabase = call.get('db') !== '';
  return {
    status: 200,
    simple: VERSION,
    body: { version: VERSION, ...(isDatabase ? { db_version: DATABASE_VERSION } : {}) },
  };
}

/** By the parameter `action`. */
export const YOURLS_ACTIONS: ReadonlyMap<string, (call: YourlsCall) => Promise<YourlsAnswer>> = new Map([
  ['shorturl', shorten],
  ['expand', expand],
  ['url-stats', showLink],
  ['stats', listLinks],
  ['db-stats', countAll],
  ['version', showVersion],
]);
