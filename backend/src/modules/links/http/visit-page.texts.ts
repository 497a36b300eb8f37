/** What a visitor of a short link reads when there is nowhere to send them. */
export interface VisitPageText {
  readonly title: string;
  readonly body: string;
}

export type VisitPageKind = 'gone' | 'unavailable';

/** By language of the visitor; the first is the default. */
export const VISIT_PAGE_TEXTS: Readonly<Record<string, Readonly<Record<VisitPageKind, VisitPageText>>>> = {
  'zh-Hant-TW': {
    gone: {
      title: '這個短網址已停用',
      body: '建立者已將它移除。若你需要原本的內容，請向分享給你的人索取新的連結。',
    },
    unavailable: { title: '暫時無法開啟這個短網址', body: '我們正在處理，請稍候片刻再重新整理。' },
  },
  en: {
    gone: {
      title: 'This short link is no longer in use',
      body: 'Its owner has removed it. Ask whoever shared it with you for a new link.',
    },
    unavailable: {
      title: 'This short link cannot be opened just now',
      body: 'We are on it. Please reload the page in a moment.',
    },
  },
  vi: {
    gone: {
      title: 'Liên kết rút gọn này không còn được sử dụng',
      body: 'Chủ sở hữu đã gỡ liên kết. Hãy hỏi người đã chia sẻ để nhận liên kết mới.',
    },
    unavailable: {
      title: 'Hiện chưa mở được liên kết này',
      body: 'Chúng tôi đang xử lý. Vui lòng tải lại trang sau giây lát.',
    },
  },
  id: {
    gone: {
      title: 'Tautan pendek ini sudah tidak digunakan',
      body: 'Pemiliknya telah menghapusnya. Mintalah tautan baru kepada orang yang membagikannya.',
    },
    unavailable: {
      title: 'Tautan ini belum dapat dibuka',
      body: 'Kami sedang menanganinya. Muat ulang halaman ini sebentar lagi.',
    },
  },
  ja: {
    gone: {
      title: 'この短縮リンクは使われていません',
      body: '作成者が削除しました。共有してくれた方に新しいリンクをお尋ねください。',
    },
    unavailable: {
      title: 'ただいまこのリンクを開けません',
      body: '対応中です。少し待ってからページを再読み込みしてください。',
    },
  },
};
