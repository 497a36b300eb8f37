import type { InEachLanguage } from '../language';

export const HOST_UNKNOWN_TEXTS: InEachLanguage<{ readonly title: string; readonly body: string }> = {
  'zh-Hant-TW': {
    title: '這個網域尚未設定',
    body: '這個網域指向這裡，但沒有人在這裡使用它。請確認網址，或聯絡提供網址的人。',
  },
  en: {
    title: 'This domain is not set up here',
    body: 'Its name leads to this server, but nobody uses it here. Check the address, or ask whoever gave it to you.',
  },
  vi: {
    title: 'Tên miền này chưa được thiết lập ở đây',
    body: 'Tên miền trỏ đến máy chủ này nhưng chưa ai dùng nó ở đây. Hãy kiểm tra địa chỉ hoặc hỏi người đã đưa cho bạn.',
  },
  id: {
    title: 'Domain ini belum disiapkan di sini',
    body: 'Namanya mengarah ke server ini, tetapi belum ada yang memakainya di sini. Periksa alamatnya, atau tanyakan kepada yang memberikannya.',
  },
  ja: {
    title: 'このドメインはここでは設定されていません',
    body: 'このサーバーを指していますが、ここでは誰も使っていません。アドレスを確認するか、教えてくれた人に問い合わせてください。',
  },
};
