import type { InEachLanguage } from '../language';

export const UNAVAILABLE_TEXTS: InEachLanguage<{ readonly title: string; readonly body: string }> = {
  'zh-Hant-TW': { title: '暫時無法開啟這個短網址', body: '我們正在處理，請稍候片刻再重新整理。' },
  en: {
    title: 'This short link is temporarily unavailable',
    body: 'We are working on it. Please reload the page in a moment.',
  },
  vi: {
    title: 'Hiện chưa mở được liên kết ngắn này',
    body: 'Chúng tôi đang xử lý. Vui lòng tải lại trang sau giây lát.',
  },
  id: {
    title: 'Tautan pendek ini belum dapat dibuka',
    body: 'Kami sedang menanganinya. Muat ulang halaman ini sebentar lagi.',
  },
  ja: {
    title: 'ただいまこの短縮リンクを開けません',
    body: '対応中です。少し待ってからページを再読み込みしてください。',
  },
};
