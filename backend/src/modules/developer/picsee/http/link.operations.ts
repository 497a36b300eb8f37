import { linkFieldsOf } from '../domain/link-fields';
import { NOT_RECOVERABLE, type PicseeRefusal } from '../domain/picsee-codes';
import { readTaipeiTime } from '../domain/taipei-time';
import { type OwnLink, presentPicseeLink } from './link.presenter';
import { type PicSeeCall, type PicSeeOperation, PicSeeRefusal, refuseBy } from './picsee-call';

const NOT_FOUND = 404;
const SUCCESS = { result: 'success' };
const DEFAULT_PAGE = 20;
const MAX_PAGE = 50;
/** A list is looked through by parts; with many filters one may have to ask for more. */
const MAX_PARTS = 5;

/** The domain alone is wrong. */
const isDomainRefused = (error: unknown): boolean =>
  error instanceof PicSeeRefusal &&
  error.reason.fields.length > 0 &&
  error.reason.fields.every(({ field }) => field === 'domain');

/** A domain that the caller does not have is as good as none. */
async function createLink(call: PicSeeCall): Promise<object> {
  const { domain } = call.body;
  const create = (named: object): Promise<{ shortUrl: string }> =>
    call.send({ method: 'POST', path: '/links', body: { ...linkFieldsOf(call.body), ...named } });
  const named = typeof domain === 'string' && domain !== '' ? { domain } : {};
  const { shortUrl } = await create(named).catch((error: unknown) => {
    if (isDomainRefused(error)) return create({});
    throw error;
  });
  return { picseeUrl: shortUrl, linkletUrl: shortUrl };
}

async function findLink(call: PicSeeCall, encodeId: string): Promise<readonly OwnLink[]> {
  try {
    return [await call.send<OwnLink>({ method: 'GET', path: `/links/${encodeURIComponent(encodeId)}` })];
  } catch (error) {
    if (error instanceof PicSeeRefusal && error.status === NOT_FOUND) return [];
    throw error;
  }
}

interface Filter {
  readonly key: string;
  readonly value: unknown;
}

/** Forms write numbers as texts. */
const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** The first of what is searched for; null when no link can have it. */
async function searchFilter(call: PicSeeCall): Promise<readonly Filter[] | null> {
  const { authorId, tag, keyword } = call.body;
  if (authorId !== undefined) return [{ key: 'author', value: numberIn(authorId) }];
  if (typeof tag === 'string') {
    const { tags } = await call.send<{ tags: { tagId: number; value: string }[] }>({
      method: 'GET',
      path: '/my/tags',
    });
    const found = tags.find(({ value }) => value.toLowerCase() === tag.toLowerCase());
    return found ? [{ key: 'tagIds', value: [found.tagId] }] : null;
  }
  return keyword === undefined ? [] : [{ key: 'text', value: keyword }];
}

function rangeFilters(call: PicSeeCall): readonly Filter[] {
  const [before, externalId] = [call.query('startTime'), call.query('externalId')];
  return [
    { key: 'isApi', value: call.query('isAPI') ?? true },
    ...(call.query('isStar') === 'true' ? [{ key: 'star', value: true }] : []),
    ...(before === undefined ? [] : [{ key: 'createdTime', value: { to: readTaipeiTime(before) } }]),
    ...(externalId === undefined ? [] : [{ key: 'externalId', value: externalId }]),
  ];
}

interface OwnPage {
  readonly linksData: readonly OwnLink[];
  readonly start: string | number;
  readonly hasMore: boolean;
}

async function pageOf(call: PicSeeCall, filters: readonly Filter[]): Promise<readonly OwnLink[]> {
  const asked = call.query('limit');
  const wanted = asked === undefined ? DEFAULT_PAGE : Math.min(Number(asked), MAX_PAGE);
  const afterId = call.query('prevMapId');
  let place: object = afterId === undefined ? {} : { afterId };
  const found: OwnLink[] = [];
  for (let parts = 0; parts < MAX_PARTS; parts += 1) {
    const body = { filters, limit: wanted - found.length, ...place };
    const page = await call.send<OwnPage>({ method: 'POST', path: '/links/overview/query', body });
    found.push(...page.linksData);
    if (!page.hasMore || found.length >= wanted) break;
    place = { start: page.start };
  }
  return found;
}

async function listLinks(call: PicSeeCall): Promise<readonly object[]> {
  const { encodeId } = call.body;
  if (typeof encodeId === 'string') return (await findLink(call, encodeId)).map(presentPicseeLink);
  const search = await searchFilter(call);
  if (search === null) return [];
  return (await pageOf(call, [...rangeFilters(call), ...search])).map(presentPicseeLink);
}

/** The domain changes first; if the rest is refused, it changes back, so that nothing has changed. */
async function editLink(call: PicSeeCall): Promise<object> {
  const { domain } = call.body;
  const [path, body] = [call.linkPath, linkFieldsOf(call.body)];
  if (typeof domain !== 'string' || domain === '') {
    await call.send({ method: 'PUT', path, body });
    return SUCCESS;
  }
  const before = await call.send<OwnLink>({ method: 'GET', path });
  const move = (from: string, to: string): Promise<unknown> =>
    call.send({ method: 'PUT', path: `${path}/domain`, query: { domain: from }, body: { domain: to } });
  await move(before.domain, domain);
  if (Object.keys(body).length === 0) return SUCCESS;
  try {
    await call.send({ method: 'PUT', path, query: { domain }, body });
  } catch (error) {
    await move(domain, before.domain);
    throw error;
  }
  return SUCCESS;
}

type RowRefusal = Pick<PicseeRefusal, 'code' | 'message'>;

interface BatchResult {
  readonly results: readonly { readonly error: RowRefusal | null }[];
}

/** Rows of a batch are refused without a status. */
function refuseRow({ code, message }: RowRefusal): PicSeeRefusal {
  if (code === 'links.link-does-not-exist') {
    return refuseBy({ status: NOT_FOUND, code, message, fields: [] }, NOT_RECOVERABLE);
  }
  return refuseBy({ status: code === 'links.not-allowed' ? 403 : 400, code, message, fields: [] });
}

async function deleteLink(call: PicSeeCall): Promise<object> {
  const { value } = call.body;
  if (value === 'delete') {
    await call.send({ method: 'DELETE', path: call.linkPath });
    return SUCCESS;
  }
  if (value !== 'recover') {
    const message = 'value must be "delete" or "recover"';
    throw refuseBy({ status: 400, code: 'http.invalid-input', message, fields: [] });
  }
  const { results } = await call.send<BatchResult>({
    method: 'POST',
    path: '/batch/links/trashbin/putback',
    body: { encodeIds: [call.encodeId] },
  });
  const error = results[0]?.error ?? null;
  if (error !== null) throw refuseRow(error);
  return SUCCESS;
}

export const LINK_OPERATIONS: readonly PicSeeOperation[] = [
  { method: 'POST', url: '/v1/links', answer: createLink },
  { method: 'POST', url: '/v2/links/overview', answer: listLinks },
  { method: 'PUT', url: '/v2/links/:encodeId', answer: editLink },
  { method: 'POST', url: '/v2/links/:encodeId/delete', answer: deleteLink },
];
