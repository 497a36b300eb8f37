import type { InEachLanguage } from '../language';

interface AppText {
  /** `{app}` is the name of one. */
  readonly title: string;
  /** For an app whose name is unknown. */
  readonly titleOfAny: string;
  readonly leads: string;
  readonly open: string;
  readonly web: string;
  readonly outside: string;
  readonly store: string;
  /** For visitors who read inside of another app. */
  readonly hint: string;
}

export const APP_TEXTS: InEachLanguage<AppText> = {
  'zh-Hant-TW': {
    title: '正在開啟 {app}',
    titleOfAny: '正在開啟 App',
    leads: '這個短網址會帶你到',
    open: '用 App 開啟',
    web: '用瀏覽器繼續',
    outside: '用外部瀏覽器開啟',
    store: '取得 App',
    hint: '如果沒有反應：點畫面角落的選單，選「用瀏覽器開啟」。',
  },
  en: {
    title: 'Opening {app}',
    titleOfAny: 'Opening the app',
    leads: 'This short link leads to',
    open: 'Open in the app',
    web: 'Continue in the browser',
    outside: 'Open in your own browser',
    store: 'Get the app',
    hint: 'If nothing happens: tap the menu in the corner and choose “Open in browser”.',
  },
  vi: {
    title: 'Đang mở {app}',
    titleOfAny: 'Đang mở ứng dụng',
    leads: 'Liên kết ngắn này dẫn đến',
    open: 'Mở trong ứng dụng',
    web: 'Tiếp tục trên trình duyệt',
    outside: 'Mở bằng trình duyệt ngoài',
    store: 'Tải ứng dụng',
    hint: 'Nếu không có gì xảy ra: chạm vào trình đơn ở góc và chọn “Mở trong trình duyệt”.',
  },
  id: {
    title: 'Membuka {app}',
    titleOfAny: 'Membuka aplikasi',
    leads: 'Tautan pendek ini menuju ke',
    open: 'Buka di aplikasi',
    web: 'Lanjutkan di browser',
    outside: 'Buka di browser luar',
    store: 'Dapatkan aplikasi',
    hint: 'Jika tidak terjadi apa-apa: ketuk menu di sudut layar dan pilih “Buka di browser”.',
  },
  ja: {
    title: '{app}\u00a0を開いています',
    titleOfAny: 'アプリを開いています',
    leads: 'この短縮リンクの行き先',
    open: 'アプリで開く',
    web: 'ブラウザで続ける',
    outside: '外部のブラウザで開く',
    store: 'アプリを入手',
    hint: '反応がない場合は、画面の隅のメニューから「ブラウザで開く」を選んでください。',
  },
};
