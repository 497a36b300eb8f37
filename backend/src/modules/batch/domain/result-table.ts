import type { Language } from '../../../shared/domain/language';
import type { TableHead } from './columns';
import { problemColumn } from './problem-column';
import type { RowResult, RowVerdict } from './row-verdict';

type ShownStatus = RowVerdict | RowResult;

/** What stands beside the columns of the file. */
const HEADS = ['shortUrl', 'status', 'code', 'column', 'message'] as const;

const HEADS_IN: Readonly<Record<Language, readonly [string, string, string, string, string]>> = {
  'zh-TW': ['短網址', '狀態', '代碼', '欄位', '說明'],
  en: ['Short URL', 'Status', 'Code', 'Column', 'Message'],
  vi: ['URL rút gọn', 'Trạng thái', 'Mã', 'Cột', 'Giải thích'],
  id: ['URL pendek', 'Status', 'Kode', 'Kolom', 'Keterangan'],
  ja: ['短縮URL', '状態', 'コード', '列', '説明'],
};

const STATUSES: Readonly<Record<Language, Readonly<Record<ShownStatus, string>>>> = {
  'zh-TW': {
    create: '可建立',
    skip: '略過',
    fail: '失敗',
    created: '已建立',
    failed: '失敗',
    undone: '已復原',
    kept: '保留',
  },
  en: {
    create: 'can be created',
    skip: 'skipped',
    fail: 'failed',
    created: 'created',
    failed: 'failed',
    undone: 'undone',
    kept: 'kept, because it was clicked or changed',
  },
  vi: {
    create: 'có thể tạo',
    skip: 'bỏ qua',
    fail: 'lỗi',
    created: 'đã tạo',
    failed: 'lỗi',
    undone: 'đã hoàn tác',
    kept: 'giữ lại vì đã có lượt nhấp hoặc thay đổi',
  },
  id: {
    create: 'dapat dibuat',
    skip: 'dilewati',
    fail: 'gagal',
    created: 'dibuat',
    failed: 'gagal',
    undone: 'dibatalkan',
    kept: 'dipertahankan karena sudah diklik atau diubah',
  },
  ja: {
    create: '作成可能',
    skip: 'スキップ',
    fail: '失敗',
    created: '作成済み',
    failed: '失敗',
    undone: '取り消し済み',
    kept: 'クリックまたは変更されたため保持',
  },
};

/** Reasons that readers meet most; others are in English. */
const REASONS: Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, string>>>> = {
  'batch.row-empty': {
    'zh-TW': '此列沒有網址。',
    vi: 'Hàng không có địa chỉ.',
    id: 'Baris tanpa alamat.',
    ja: 'この行に URL がありません。',
  },
  'batch.slug-twice': {
    'zh-TW': '檔案中另一列使用相同的短碼。',
    vi: 'Hàng khác trong tệp dùng cùng tên ngắn.',
    id: 'Baris lain memakai nama pendek yang sama.',
    ja: '別の行が同じ短縮名を使っています。',
  },
  'links.slug-taken': {
    'zh-TW': '短碼已被使用。',
    vi: 'Tên ngắn đã được dùng.',
    id: 'Nama pendek sudah dipakai.',
    ja: 'この短縮名は使用されています。',
  },
  'links.address-malformed': {
    'zh-TW': '不是有效的網址。',
    vi: 'Không phải địa chỉ web hợp lệ.',
    id: 'Bukan alamat web yang sah.',
    ja: '有効な URL ではありません。',
  },
  'links.address-several': {
    'zh-TW': '此格有不只一個網址。',
    vi: 'Ô này có nhiều hơn một địa chỉ.',
    id: 'Sel ini berisi lebih dari satu alamat.',
    ja: 'このセルには URL が複数あります。',
  },
  'links.address-broken': {
    'zh-TW': '網址中有換行或定位字元。',
    vi: 'Địa chỉ có dấu xuống dòng hoặc tab.',
    id: 'Alamat berisi pemisah baris atau tab.',
    ja: 'URL の途中に改行またはタブがあります。',
  },
  'links.address-scheme': {
    'zh-TW': '只能縮短 http 或 https 網址。',
    vi: 'Chỉ rút gọn địa chỉ http hoặc https.',
    id: 'Hanya alamat http atau https yang dapat dipendekkan.',
    ja: 'http または https の URL だけを短縮できます。',
  },
  'links.address-own-host': {
    'zh-TW': '不能縮短我們自己的網址。',
    vi: 'Không thể rút gọn địa chỉ của chính chúng tôi.',
    id: 'Alamat kami sendiri tidak dapat dipendekkan.',
    ja: '当サービスの URL は短縮できません。',
  },
  'links.address-unsafe': {
    'zh-TW': '此網址已知有害。',
    vi: 'Địa chỉ này được biết là gây hại.',
    id: 'Alamat ini diketahui berbahaya.',
    ja: 'この URL は有害と判定されています。',
  },
  'links.address-too-long': {
    'zh-TW': '網址太長。',
    vi: 'Địa chỉ quá dài.',
    id: 'Alamat terlalu panjang.',
    ja: 'URL が長すぎます。',
  },
};

export const resultHeads = (lang: Language | null): readonly string[] => (lang ? HEADS_IN[lang] : HEADS);

export interface ShownRow {
  readonly verdict: RowVerdict;
  readonly code: string | null;
  readonly message: string | null;
  readonly outcome: {
    readonly result: RowResult;
    readonly code: string | null;
    readonly message: string | null;
    readonly shortUrl: string | null;
  } | null;
}

const translated = (code: string | null, lang: Language | null): string | undefined =>
  code !== null && lang !== null && lang !== 'en' ? REASONS[code]?.[lang] : undefined;

/** The five cells behind those of the file; as the API names things where no language is asked for. */
export function resultCells(
  { verdict, outcome, ...row }: ShownRow,
  head: Pick<TableHead, 'columns' | 'names'>,
  lang: Language | null,
): readonly string[] {
  const status = outcome?.result ?? verdict;
  const { code, message } = outcome ?? row;
  return [
    outcome?.shortUrl ?? '',
    lang ? STATUSES[lang][status] : status,
    code ?? '',
    problemColumn(code, head) ?? '',
    translated(code, lang) ?? message ?? '',
  ];
}
