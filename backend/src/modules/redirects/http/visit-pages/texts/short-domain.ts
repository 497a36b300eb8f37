import type { InEachLanguage } from '../language';

export const SHORT_DOMAIN_TEXTS: InEachLanguage<{ readonly title: string; readonly body: string }> = {
  'zh-Hant-TW': { title: '這是短網址使用的網域', body: '請開啟完整的短網址，才能前往目的地。' },
  en: {
    title: 'This domain is used for short links',
    body: 'Open a complete short link to get to its destination.',
  },
  vi: {
    title: 'Tên miền này dùng cho liên kết ngắn',
    body: 'Hãy mở một liên kết ngắn đầy đủ để đến trang đích.',
  },
  id: {
    title: 'Domain ini dipakai untuk tautan pendek',
    body: 'Buka tautan pendek yang lengkap untuk menuju tujuannya.',
  },
  ja: {
    title: 'このドメインは短縮URLに使われています',
    body: '完全な短縮URLを開くと、リンク先へ移動します。',
  },
};
