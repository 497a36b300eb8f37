import type { InEachLanguage } from '../language';

export const TOO_MANY_TEXTS: InEachLanguage<{ readonly title: string; readonly body: string }> = {
  'zh-Hant-TW': {
    title: '嘗試次數過多',
    body: '您的網路開啟了太多不存在的短網址。請稍候一分鐘再試。',
  },
  en: {
    title: 'Too many attempts',
    body: 'Too many short links that do not exist were opened from your network. Please try again in a minute.',
  },
  vi: {
    title: 'Bạn đã thử quá nhiều lần',
    body: 'Mạng của bạn đã mở quá nhiều liên kết ngắn không tồn tại. Vui lòng thử lại sau một phút.',
  },
  id: {
    title: 'Terlalu banyak percobaan',
    body: 'Terlalu banyak tautan pendek yang tidak ada dibuka dari jaringan Anda. Coba lagi satu menit lagi.',
  },
  ja: {
    title: '試行回数が多すぎます',
    body: 'お使いのネットワークから、存在しない短縮リンクが何度も開かれました。1分ほど待ってからもう一度お試しください。',
  },
};
