import type { InEachLanguage } from '../language';

export const HOST_SUSPENDED_TEXTS: InEachLanguage<{ readonly title: string; readonly body: string }> = {
  'zh-Hant-TW': {
    title: '這個網域已暫停使用',
    body: '放在這個網域上的短網址目前無法開啟。請聯絡提供網址的人。',
  },
  en: {
    title: 'This domain is suspended',
    body: 'Short links on this domain cannot be opened at the moment. Ask whoever gave you the address.',
  },
  vi: {
    title: 'Tên miền này đang bị tạm ngưng',
    body: 'Hiện không thể mở các liên kết ngắn trên tên miền này. Hãy hỏi người đã đưa địa chỉ cho bạn.',
  },
  id: {
    title: 'Domain ini ditangguhkan',
    body: 'Tautan pendek di domain ini sedang tidak dapat dibuka. Tanyakan kepada yang memberikan alamatnya.',
  },
  ja: {
    title: 'このドメインは停止中です',
    body: 'このドメインの短縮URLは現在開けません。アドレスを教えてくれた人に問い合わせてください。',
  },
};
