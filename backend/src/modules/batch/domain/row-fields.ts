import { readMoment } from '../../../shared/domain/moment';
import { DateTime } from 'luxon';
import { type BatchSource, type ColumnField, type ColumnMap, zoneOfColumn } from './columns';

/** What all links of a task get, unless their rows say otherwise. */
export interface BatchOptions {
  readonly domain: string | null;
  readonly tags: readonly string[];
  readonly utmFormat: string | null;
  readonly expireTime: string | null;
}

/** What a row asks for. */
export interface RowFields {
  readonly url: string;
  readonly encodeId?: string;
  readonly note?: string;
  readonly tags?: readonly string[];
  readonly domain?: string;
  readonly utmFormat?: string;
  readonly expireTime?: string;
  readonly createdAt?: Date;
}

/** Notes hold so many characters; titles of other services become notes. */
const MAX_NOTE = 500;
const SECONDS = /^\d{9,10}$/;
const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A moment without a zone as ISO 8601 in that of its column; any other text as it is. */
function momentIn(zone: string | null, text: string): string {
  const written = WITHOUT_ZONE.exec(text);
  if (zone === null || (written === null && !DAY.test(text))) return text;
  const [, day = text, time = '00:00'] = written ?? [];
  return DateTime.fromISO(`${day}T${time}`, { zone }).toISO() ?? text;
}

/** When a link was made elsewhere: as ISO 8601, as databases write it (UTC), or in seconds. Null for any other text, and for what is to come. */
export function creationMoment(raw: string, now: Date): Date | null {
  const text = raw.trim();
  const written = WITHOUT_ZONE.exec(text);
  const iso = written ? `${written[1] ?? ''}T${written[2] ?? ''}Z` : text;
  const moment = SECONDS.test(text)
    ? new Date(Number(text) * 1_000)
    : readMoment(DAY.test(text) ? `${text}T00:00:00Z` : iso.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return moment !== null && moment > new Date(0) && moment <= now ? moment : null;
}

/** Everything behind the host of a short URL. */
const slugIn = (shortUrl: string): string => {
  const path = shortUrl.replace(/^[a-z]+:\/\//i, '').replace(/[?#].*$/, '');
  const slash = path.indexOf('/');
  const slug = slash < 0 ? '' : path.slice(slash + 1).replace(/\/$/, '');
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
};

export interface Reading {
  readonly columns: ColumnMap;
  /** Names of the columns; null where the file has none. */
  readonly names: readonly string[] | null;
  readonly source: BatchSource;
  readonly options: BatchOptions;
  readonly now: Date;
}

const shortened = (note: string): string => Array.from(note).slice(0, MAX_NOTE).join('');

/** Null for a row without an address. */
export function readRowFields(
  cells: readonly string[],
  { columns, names, source, options, now }: Reading,
): RowFields | null {
  const cell = (field: ColumnField): string => {
    const index = columns[field];
    return index === undefined ? '' : (cells[index] ?? '').trim();
  };
  const moment = (field: ColumnField): string => {
    const name = names?.[columns[field] ?? -1];
    return momentIn(name === undefined ? null : zoneOfColumn(name), cell(field));
  };
  const url = cell('url');
  if (url === '') return null;
  const isOurs = source === 'file';
  const slug = cell('slug') || (isOurs ? '' : slugIn(cell('shortUrl')));
  // Files of ours have both, and a page's title is no note of its link.
  const note = isOurs && columns.note !== undefined ? cell('note') : cell('note') || cell('title');
  const tags = [...options.tags, ...tagsIn(cell('tags'))];
  // Hosts of other services are not ours; their links come to the domain that the task names.
  const domain = isOurs ? cell('domain') || options.domain : options.domain;
  const expireTime = moment('expireTime') || options.expireTime;
  const createdAt = creationMoment(moment('createdAt'), now);
  return given({
    url,
    encodeId: slug,
    note: isOurs ? note : shortened(note),
    tags,
    domain,
    utmFormat: options.utmFormat,
    expireTime,
    createdAt,
  });
}

type Given = { readonly [Field in keyof RowFields]: RowFields[Field] | null };

/** Without what is empty. */
const given = (fields: Given): RowFields => {
  const isGiven = (value: unknown): boolean =>
    value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => isGiven(value)),
  ) as unknown as RowFields;
};

/** Between commas, semicolons or bars, perhaps in brackets and quotes. */
const tagsIn = (cell: string): readonly string[] =>
  cell
    .replace(/^\[(.*)\]$/su, '$1')
    .split(/[,;|，；]/u)
    .map((tag) => tag.trim().replace(/^"(.*)"$/su, '$1'))
    .filter((tag) => tag !== '');
