import { IANAZone } from 'luxon';
import { TableUnreadable } from './batch.errors';
import { MAX_COLUMNS } from './table-limits';

/** What a column of a file can be. */
export const COLUMN_FIELDS = [
  'url',
  'slug',
  'shortUrl',
  'title',
  'note',
  'tags',
  'domain',
  'expireTime',
  'createdAt',
] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** Where each field stands; a file need not have all. */
export type ColumnMap = Readonly<Partial<Record<ColumnField, number>>>;

/** Services whose exports are recognised; `file`: any other table. */
export const BATCH_SOURCES = ['file', 'bitly', 'shortio', 'shlink', 'yourls', 'kutt'] as const;
export type BatchSource = (typeof BATCH_SOURCES)[number];

/** Field by column, as the sender of a file says: by its name, or its zero-based position. Null: no column has it. */
export type ColumnChoice = Readonly<Partial<Record<string, string | number | null>>>;

export interface TableHead {
  readonly source: BatchSource;
  readonly columns: ColumnMap;
  /** Names of the columns; null where the first row is a link already. */
  readonly names: readonly string[] | null;
}

/** Names of columns in the languages of the product and of exports, as `foldName` writes them. */
const NAMES: Readonly<Record<ColumnField, string>> = {
  url: `url longurl originalurl destination destinationurl target targeturl address link longlink 網址 原始網址 目的網址 目的地網址 長網址 连结 網頁
    liênkết urlgốc địachỉ đíchđến urlđích tautan urlasli alamat tujuan urltujuan リンク先 元のurl 元url 転送先 リンク先url`,
  slug: `slug encodeid keyword backhalf custombackhalf shortcode path alias customslug 自訂短碼 短碼 自訂網址 自訂名稱 短網址代碼
    tênngắn têntùychỉnh mãrútgọn đườngdẫn tautankustom namakustom kodependek namapendek スラッグ 短縮コード カスタムurl カスタム名`,
  shortUrl:
    'shorturl bitlink shortlink bitly 短網址 urlrútgọn liênkếtrútgọn liênkếtngắn urlpendek tautanpendek 短縮url',
  title: 'title name pagetitle 標題 tiêuđề judul タイトル',
  note: 'note notes comment memo 備註 ghichú catatan keterangan メモ 備考',
  tags: 'tags tag labels 標籤 thẻ nhãn tag標籤 tagar label タグ',
  domain: 'domain hostname shortdomain 網域 短網域 tênmiền domainpendek ドメイン',
  expireTime:
    'expires expiresat expiretime expiry expiration expirationdate 到期 到期時間 有效期限 hếthạn kedaluwarsa berakhir 有効期限',
  createdAt:
    'createdat created datecreated creationdate createtime timestamp 建立時間 ngàytạo dibuat tanggaldibuat 作成日時 作成日',
};

/** They become notes where no column is one: our own exports have both. */
const DESCRIPTIONS: ReadonlySet<string> = new Set('description 說明 môtả deskripsi 説明'.split(' '));

/** The zone of a column's moments behind its name, such as “Created (Asia/Taipei)”. */
const ZONE = /\s*\(([A-Za-z_]+(?:\/[A-Za-z_+\-0-9]+)*)\)\s*$/;

/** IANA name of the zone that a column names; null where it names none that exists. */
export function zoneOfColumn(name: string): string | null {
  const zone = ZONE.exec(name)?.[1] ?? null;
  return zone !== null && IANAZone.isValidZone(zone) ? zone : null;
}

const withoutZone = (name: string): string => (zoneOfColumn(name) === null ? name : name.replace(ZONE, ''));

/** The same name, whatever its case, width, blanks and signs. */
const foldName = (name: string): string =>
  withoutZone(name)
    .normalize('NFKC')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_\-.:/()]+/gu, '');

const FIELD_OF: ReadonlyMap<string, ColumnField> = new Map(
  COLUMN_FIELDS.flatMap((field) =>
    NAMES[field].split(/\s+/u).map((name) => [foldName(name), field] as const),
  ),
);

interface Export {
  readonly source: BatchSource;
  /** Columns by which it is recognised. */
  readonly has: readonly string[];
  /** Columns that are something else than their names say elsewhere. */
  readonly columns: Readonly<Record<string, ColumnField>>;
}

const EXPORTS: readonly Export[] = [
  { source: 'bitly', has: ['bitlink', 'longurl'], columns: { bitlink: 'shortUrl' } },
  { source: 'bitly', has: ['link', 'longurl'], columns: { link: 'shortUrl' } },
  { source: 'shortio', has: ['originalurl', 'shorturl'], columns: {} },
  { source: 'shlink', has: ['shortcode', 'longurl'], columns: {} },
  { source: 'yourls', has: ['keyword', 'url'], columns: {} },
  { source: 'kutt', has: ['target', 'address'], columns: { address: 'slug' } },
];

const isAddress = (cell: string): boolean => /^https?:\/\/\S+\.\S/i.test(cell.trim());
/** Rows may have text around their addresses, and their links are made of these. */
const hasAddress = (cell = ''): boolean => /(?:^|[^\w/?#=&%.:-])https?:\/\/\S+\.\S/i.test(cell);

/** Negative where none has any. */
function addressColumn(cells: readonly string[]): number {
  const plain = cells.findIndex(isAddress);
  return plain >= 0 ? plain : cells.findIndex(hasAddress);
}

function recognized(
  names: readonly string[],
  special: Readonly<Record<string, ColumnField>>,
  named: ColumnChoice,
): ColumnMap {
  const columns: Partial<Record<ColumnField, number>> = {};
  for (const [index, name] of names.entries()) {
    const field = Object.hasOwn(special, name) ? special[name] : FIELD_OF.get(name);
    // Of columns with one name the first counts.
    if (field !== undefined && named[field] !== null) columns[field] ??= index;
  }
  const description = names.findIndex((name) => DESCRIPTIONS.has(name));
  if (columns.note === undefined && description >= 0 && named['note'] !== null) columns.note = description;
  return columns;
}

/** What the first row of a file says of its columns. `named`: what its sender says instead. Throws `TableUnreadable`. */
export function readHead(first: readonly string[], named: ColumnChoice | null): TableHead {
  requireFew(first);
  const names = first.map(foldName);
  const known = EXPORTS.find(({ has }) => has.every((each) => names.includes(each)));
  const found = {
    ...recognized(names, known?.columns ?? {}, named ?? {}),
    ...(named && chosenIn(names, named)),
  };
  if (found.url !== undefined && !hasAddress(first[found.url])) {
    return { source: known?.source ?? 'file', columns: found, names: first };
  }
  const address = found.url ?? addressColumn(first);
  if (hasAddress(first[address])) {
    return { source: 'file', columns: { ...chosenIn(names, named ?? {}), url: address }, names: null };
  }
  throw new TableUnreadable(
    'batch.no-url-column',
    'No column has addresses: name one “url”, or say which it is in “mapping”.',
    1,
  );
}

function requireFew({ length }: readonly string[]): void {
  if (length <= MAX_COLUMNS) return;
  throw new TableUnreadable(
    'batch.too-many-columns',
    `The file has ${String(length)} columns, and at most ${String(MAX_COLUMNS)} are read.`,
    1,
  );
}

function chosenIn(names: readonly string[], named: ColumnChoice): ColumnMap {
  const columns: Partial<Record<ColumnField, number>> = {};
  for (const field of COLUMN_FIELDS) {
    const column = Object.hasOwn(named, field) ? named[field] : undefined;
    if (column === undefined || column === null) continue;
    const index = typeof column === 'number' ? column : names.indexOf(foldName(column));
    if (index >= 0 && index < MAX_COLUMNS) columns[field] = index;
  }
  return columns;
}
