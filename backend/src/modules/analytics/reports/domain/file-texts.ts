import type { Language } from '../../../../shared/domain/language';
import type { DailyColumn } from './daily-table';

export type SheetName =
  | 'days'
  | 'sources'
  | 'referrers'
  | 'platforms'
  | 'browsers'
  | 'languages'
  | 'countries'
  | 'regions'
  | 'cities'
  | 'links'
  | 'utmSources'
  | 'utmMediums'
  | 'utmCampaigns';

export type Column =
  | DailyColumn
  | 'source'
  | 'referrer'
  | 'platform'
  | 'browser'
  | 'language'
  | 'country'
  | 'region'
  | 'city'
  | 'shortUrl'
  | 'title'
  | 'utmSource'
  | 'utmMedium'
  | 'utmCampaign';

interface FileTexts {
  /** At most 31 characters each, all different: programs for tables take no others. */
  readonly sheets: Readonly<Record<SheetName, string>>;
  readonly columns: Readonly<Record<Column, string>>;
}

const TEXTS: Readonly<Record<Language, FileTexts>> = {
  'zh-TW': {
    sheets: {
      days: '每日點擊',
      sources: '來源',
      referrers: '網站與 App',
      platforms: '裝置',
      browsers: '瀏覽器',
      languages: '語言',
      countries: '國家',
      regions: '地區',
      cities: '城市',
      links: '最多點擊的連結',
      utmSources: 'UTM 來源',
      utmMediums: 'UTM 媒介',
      utmCampaigns: 'UTM 廣告活動',
    },
    columns: {
      date: '日期',
      totalClicks: '總點擊數',
      uniqueClicks: '不重複點擊數',
      humanHits: '真人',
      previewHits: '聊天預覽',
      botHits: '機器人',
      headHits: '連結檢查',
      prefetchHits: '預先載入',
      previousClicks: '前期點擊數',
      source: '來源',
      referrer: '網站或 App',
      platform: '裝置',
      browser: '瀏覽器',
      language: '語言',
      country: '國家',
      region: '地區',
      city: '城市',
      shortUrl: '短網址',
      title: '標題',
      utmSource: 'UTM 來源',
      utmMedium: 'UTM 媒介',
      utmCampaign: 'UTM 廣告活動',
    },
  },
  en: {
    sheets: {
      days: 'Clicks by day',
      sources: 'Sources',
      referrers: 'Sites and apps',
      platforms: 'Devices',
      browsers: 'Browsers',
      languages: 'Languages',
      countries: 'Countries',
      regions: 'Regions',
      cities: 'Cities',
      links: 'Most clicked links',
      utmSources: 'UTM sources',
      utmMediums: 'UTM media',
      utmCampaigns: 'UTM campaigns',
    },
    columns: {
      date: 'Date',
      totalClicks: 'Total clicks',
      uniqueClicks: 'Unique clicks',
      humanHits: 'People',
      previewHits: 'Chat previews',
      botHits: 'Bots',
      headHits: 'Link checks',
      prefetchHits: 'Prefetches',
      previousClicks: 'Clicks in the previous period',
      source: 'Source',
      referrer: 'Site or app',
      platform: 'Device',
      browser: 'Browser',
      language: 'Language',
      country: 'Country',
      region: 'Region',
      city: 'City',
      shortUrl: 'Short link',
      title: 'Title',
      utmSource: 'UTM source',
      utmMedium: 'UTM medium',
      utmCampaign: 'UTM campaign',
    },
  },
  vi: {
    sheets: {
      days: 'Lượt nhấp theo ngày',
      sources: 'Nguồn',
      referrers: 'Trang và ứng dụng',
      platforms: 'Thiết bị',
      browsers: 'Trình duyệt',
      languages: 'Ngôn ngữ',
      countries: 'Quốc gia',
      regions: 'Vùng',
      cities: 'Thành phố',
      links: 'Liên kết nhấp nhiều nhất',
      utmSources: 'Nguồn UTM',
      utmMediums: 'Phương tiện UTM',
      utmCampaigns: 'Chiến dịch UTM',
    },
    columns: {
      date: 'Ngày',
      totalClicks: 'Tổng lượt nhấp',
      uniqueClicks: 'Lượt nhấp duy nhất',
      humanHits: 'Người thật',
      previewHits: 'Xem trước',
      botHits: 'Bot',
      headHits: 'Kiểm tra liên kết',
      prefetchHits: 'Tải trước',
      previousClicks: 'Lượt nhấp kỳ trước',
      source: 'Nguồn',
      referrer: 'Trang hoặc ứng dụng',
      platform: 'Thiết bị',
      browser: 'Trình duyệt',
      language: 'Ngôn ngữ',
      country: 'Quốc gia',
      region: 'Vùng',
      city: 'Thành phố',
      shortUrl: 'Liên kết ngắn',
      title: 'Tiêu đề',
      utmSource: 'Nguồn UTM',
      utmMedium: 'Phương tiện UTM',
      utmCampaign: 'Chiến dịch UTM',
    },
  },
  id: {
    sheets: {
      days: 'Klik per hari',
      sources: 'Sumber',
      referrers: 'Situs dan aplikasi',
      platforms: 'Perangkat',
      browsers: 'Peramban',
      languages: 'Bahasa',
      countries: 'Negara',
      regions: 'Wilayah',
      cities: 'Kota',
      links: 'Tautan paling banyak diklik',
      utmSources: 'Sumber UTM',
      utmMediums: 'Media UTM',
      utmCampaigns: 'Kampanye UTM',
    },
    columns: {
      date: 'Tanggal',
      totalClicks: 'Total klik',
      uniqueClicks: 'Klik unik',
      humanHits: 'Manusia',
      previewHits: 'Pratinjau obrolan',
      botHits: 'Bot',
      headHits: 'Pemeriksaan tautan',
      prefetchHits: 'Pemuatan awal',
      previousClicks: 'Klik periode sebelumnya',
      source: 'Sumber',
      referrer: 'Situs atau aplikasi',
      platform: 'Perangkat',
      browser: 'Peramban',
      language: 'Bahasa',
      country: 'Negara',
      region: 'Wilayah',
      city: 'Kota',
      shortUrl: 'Tautan pendek',
      title: 'Judul',
      utmSource: 'Sumber UTM',
      utmMedium: 'Media UTM',
      utmCampaign: 'Kampanye UTM',
    },
  },
  ja: {
    sheets: {
      days: '日別クリック数',
      sources: '流入元',
      referrers: 'サイトとアプリ',
      platforms: '端末',
      browsers: 'ブラウザー',
      languages: '言語',
      countries: '国',
      regions: '地域',
      cities: '都市',
      links: 'クリックの多いリンク',
      utmSources: 'UTM ソース',
      utmMediums: 'UTM メディア',
      utmCampaigns: 'UTM キャンペーン',
    },
    columns: {
      date: '日付',
      totalClicks: '総クリック数',
      uniqueClicks: 'ユニーククリック数',
      humanHits: '人',
      previewHits: 'チャットのプレビュー',
      botHits: 'ボット',
      headHits: 'リンクの確認',
      prefetchHits: '先読み',
      previousClicks: '前の期間のクリック数',
      source: '流入元',
      referrer: 'サイトまたはアプリ',
      platform: '端末',
      browser: 'ブラウザー',
      language: '言語',
      country: '国',
      region: '地域',
      city: '都市',
      shortUrl: '短縮リンク',
      title: 'タイトル',
      utmSource: 'UTM ソース',
      utmMedium: 'UTM メディア',
      utmCampaign: 'UTM キャンペーン',
    },
  },
};

/** What a sheet is called. Without a language it is the name that programs know it by. */
export const sheetTitle = (sheet: SheetName, lang?: Language): string =>
  lang === undefined ? sheet : TEXTS[lang].sheets[sheet];

/** What stands above a column, likewise. */
export const columnHead = (column: Column, lang?: Language): string =>
  lang === undefined ? column : TEXTS[lang].columns[column];
