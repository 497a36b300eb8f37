import { DateTime } from 'luxon';
import type { Language } from '../../../../shared/domain/language';

export const EXPORT_COLUMNS = [
  'shortUrl',
  'url',
  'title',
  'description',
  'imageUrl',
  'tags',
  'note',
  'totalClicks',
  'uniqueClicks',
  'createTime',
  'author',
  'expireTime',
  'star',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmTerm',
  'utmContent',
  'domain',
  'encodeId',
  'externalId',
] as const;
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

const HEADS: Readonly<Record<Language, Readonly<Record<ExportColumn, string>>>> = {
  'zh-TW': {
    shortUrl: '短網址',
    url: '目的地網址',
    title: '標題',
    description: '描述',
    imageUrl: '圖片',
    tags: '標籤',
    note: '備註',
    totalClicks: '總點擊數',
    uniqueClicks: '不重複點擊數',
    createTime: '建立時間',
    author: '建立者',
    expireTime: '到期時間',
    star: '星號',
    utmSource: 'UTM 來源',
    utmMedium: 'UTM 媒介',
    utmCampaign: 'UTM 活動',
    utmTerm: 'UTM 關鍵字',
    utmContent: 'UTM 內容',
    domain: '網域',
    encodeId: '自訂名稱',
    externalId: '外部編號',
  },
  en: {
    shortUrl: 'Short URL',
    url: 'Destination URL',
    title: 'Title',
    description: 'Description',
    imageUrl: 'Image',
    tags: 'Tags',
    note: 'Note',
    totalClicks: 'Total clicks',
    uniqueClicks: 'Unique clicks',
    createTime: 'Created',
    author: 'Created by',
    expireTime: 'Expiration',
    star: 'Starred',
    utmSource: 'UTM source',
    utmMedium: 'UTM medium',
    utmCampaign: 'UTM campaign',
    utmTerm: 'UTM term',
    utmContent: 'UTM content',
    domain: 'Domain',
    encodeId: 'Slug',
    externalId: 'External ID',
  },
  vi: {
    shortUrl: 'Liên kết rút gọn',
    url: 'URL đích',
    title: 'Tiêu đề',
    description: 'Mô tả',
    imageUrl: 'Hình ảnh',
    tags: 'Thẻ',
    note: 'Ghi chú',
    totalClicks: 'Tổng lượt nhấp',
    uniqueClicks: 'Lượt nhấp duy nhất',
    createTime: 'Ngày tạo',
    author: 'Người tạo',
    expireTime: 'Hết hạn',
    star: 'Gắn sao',
    utmSource: 'Nguồn UTM',
    utmMedium: 'Phương tiện UTM',
    utmCampaign: 'Chiến dịch UTM',
    utmTerm: 'Từ khóa UTM',
    utmContent: 'Nội dung UTM',
    domain: 'Tên miền',
    encodeId: 'Tên tùy chỉnh',
    externalId: 'Mã bên ngoài',
  },
  id: {
    shortUrl: 'URL pendek',
    url: 'URL tujuan',
    title: 'Judul',
    description: 'Deskripsi',
    imageUrl: 'Gambar',
    tags: 'Tag',
    note: 'Catatan',
    totalClicks: 'Total klik',
    uniqueClicks: 'Klik unik',
    createTime: 'Dibuat',
    author: 'Dibuat oleh',
    expireTime: 'Kedaluwarsa',
    star: 'Berbintang',
    utmSource: 'Sumber UTM',
    utmMedium: 'Media UTM',
    utmCampaign: 'Kampanye UTM',
    utmTerm: 'Kata kunci UTM',
    utmContent: 'Konten UTM',
    domain: 'Domain',
    encodeId: 'Nama kustom',
    externalId: 'ID eksternal',
  },
  ja: {
    shortUrl: '短縮 URL',
    url: 'リンク先 URL',
    title: 'タイトル',
    description: '説明',
    imageUrl: '画像',
    tags: 'タグ',
    note: 'メモ',
    totalClicks: '合計クリック数',
    uniqueClicks: 'ユニーククリック数',
    createTime: '作成日時',
    author: '作成者',
    expireTime: '有効期限',
    star: 'スター',
    utmSource: 'UTM ソース',
    utmMedium: 'UTM メディア',
    utmCampaign: 'UTM キャンペーン',
    utmTerm: 'UTM キーワード',
    utmContent: 'UTM コンテンツ',
    domain: 'ドメイン',
    encodeId: 'カスタム名',
    externalId: '外部 ID',
  },
};

const MOMENTS: ReadonlySet<ExportColumn> = new Set<ExportColumn>(['createTime', 'expireTime']);

/** For people who read a table. */
export interface TableReader {
  readonly lang: Language;
  /** IANA name of the zone in which moments are written. */
  readonly timeZone: string;
}

/** The first line of an exported list, with the zone of its moments; for programs the API's field names. */
export const exportHeads = (reader: TableReader | null): readonly string[] =>
  EXPORT_COLUMNS.map((column) => {
    if (reader === null) return column;
    const head = HEADS[reader.lang][column];
    return MOMENTS.has(column) ? `${head} (${reader.timeZone})` : head;
  });

/** As spreadsheets read it, in the zone that the first line names; for programs ISO 8601. */
export const exportedMoment = (moment: Date, reader: TableReader | null): string =>
  reader === null
    ? moment.toISOString()
    : DateTime.fromJSDate(moment, { zone: reader.timeZone }).toFormat('yyyy-MM-dd HH:mm:ss');
