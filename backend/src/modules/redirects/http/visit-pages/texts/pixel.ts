import type { InEachLanguage } from '../language';

interface PixelText {
  /** `{host}` is where the visitor is going. */
  readonly title: string;
  readonly body: string;
  readonly onward: string;
}

export const PIXEL_TEXTS: InEachLanguage<PixelText> = {
  'zh-Hant-TW': {
    title: '正在前往 {host}',
    body: '馬上就到。如果沒有自動前往，請按下面的按鈕。',
    onward: '立即前往',
  },
  en: {
    title: 'Redirecting to {host}',
    body: 'This takes a moment. If nothing happens, press the button below.',
    onward: 'Continue now',
  },
  vi: {
    title: 'Đang đến {host}',
    body: 'Chỉ mất một chút. Nếu không có gì xảy ra, hãy nhấn nút bên dưới.',
    onward: 'Đến ngay',
  },
  id: {
    title: 'Menuju {host}',
    body: 'Tunggu sebentar. Jika tidak terjadi apa-apa, tekan tombol di bawah.',
    onward: 'Buka sekarang',
  },
  ja: {
    title: '{host}\u00a0へ移動しています',
    body: 'まもなく移動します。自動で移動しない場合は、下のボタンを押してください。',
    onward: 'すぐに移動する',
  },
};
