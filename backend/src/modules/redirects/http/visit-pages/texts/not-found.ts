import type { InEachLanguage } from '../language';

interface NotFoundText {
  readonly title: string;
  readonly body: string;
  /** Above the links that a visitor may have meant. */
  readonly didYouMean: string;
  readonly home: string;
}

export const NOT_FOUND_TEXTS: InEachLanguage<NotFoundText> = {
  'zh-Hant-TW': {
    title: '這裡沒有這個短網址',
    body: '請檢查網址是否完整：大小寫不同就是不同的短網址。或向分享給你的人索取新的連結。',
    didYouMean: '你要找的是不是：',
    home: '前往 Linklet 首頁',
  },
  en: {
    title: 'This short link does not exist',
    body: 'Check that the address is complete; it is case-sensitive. Or ask whoever shared it with you for a new link.',
    didYouMean: 'Did you mean:',
    home: 'Go to the Linklet home page',
  },
  vi: {
    title: 'Không có liên kết ngắn này',
    body: 'Hãy kiểm tra xem địa chỉ đã đầy đủ chưa: chữ hoa và chữ thường là khác nhau. Hoặc hỏi người đã chia sẻ để nhận liên kết mới.',
    didYouMean: 'Có phải bạn muốn tìm:',
    home: 'Đến trang chủ Linklet',
  },
  id: {
    title: 'Tautan pendek ini tidak ada di sini',
    body: 'Periksa apakah alamatnya lengkap: huruf besar dan kecil dibedakan. Atau mintalah tautan baru kepada orang yang membagikannya.',
    didYouMean: 'Mungkin maksud Anda:',
    home: 'Ke beranda Linklet',
  },
  ja: {
    title: 'この短縮リンクはありません',
    body: 'アドレスに抜けがないかご確認ください。大文字と小文字は区別されます。または、共有してくれた方に新しいリンクをお尋ねください。',
    didYouMean: 'お探しのリンクはこちらですか：',
    home: 'Linklet のホームへ',
  },
};
