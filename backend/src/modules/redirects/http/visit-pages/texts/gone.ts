import type { GoneReason } from '../../../domain/visit/visit-decision';
import type { InEachLanguage } from '../language';

interface GoneText {
  readonly title: string;
  readonly body: string;
  /** What a visitor can do about it. */
  readonly next: string;
}

const ASK_ZH = '需要原本的內容時，請向分享給你的人索取新的連結。';
const APPEAL_ZH = '如果這是你的短網址：登入後打開它的頁面，就能看到原因並提出申訴。';
const ASK_EN = 'If you need what was here, ask whoever shared it with you for a new link.';
const APPEAL_EN = 'If this is your link, log in and open its page to see the reason and request a review.';
const ASK_VI = 'Nếu cần nội dung cũ, hãy hỏi người đã chia sẻ để nhận liên kết mới.';
const APPEAL_VI =
  'Nếu đây là liên kết của bạn: hãy đăng nhập và mở trang của liên kết để xem lý do và đề nghị xem xét lại.';
const ASK_ID = 'Jika Anda memerlukan isinya, mintalah tautan baru kepada orang yang membagikannya.';
const APPEAL_ID =
  'Jika ini tautan Anda: masuklah dan buka halaman tautan itu untuk melihat alasannya dan mengajukan keberatan.';
const ASK_JA = '元の内容が必要な場合は、共有してくれた方に新しいリンクをお尋ねください。';
const APPEAL_JA =
  'ご自身のリンクの場合は、ログインしてリンクのページを開くと、理由の確認と異議の申し立てができます。';

export const GONE_TEXTS: InEachLanguage<Readonly<Record<GoneReason, GoneText>>> = {
  'zh-Hant-TW': {
    trashed: { title: '這個短網址已被移除', body: '建立者把它移除了。', next: ASK_ZH },
    expired: { title: '這個短網址已經到期', body: '已超過建立者設定的到期時間。', next: ASK_ZH },
    blocked: {
      title: '這個短網址已停用',
      body: '它要前往的網站在危險網站名單上，所以我們不再帶任何人前往。',
      next: APPEAL_ZH,
    },
    abuse: {
      title: '這個短網址因遭檢舉而停用',
      body: '我們查證後，確認它違反使用規範，所以不再帶任何人前往。',
      next: APPEAL_ZH,
    },
  },
  en: {
    trashed: { title: 'This short link was removed', body: 'Its owner has removed it.', next: ASK_EN },
    expired: {
      title: 'This short link has expired',
      body: 'The expiration date set by its owner has passed.',
      next: ASK_EN,
    },
    blocked: {
      title: 'This short link is disabled',
      body: 'The site it leads to is on a list of dangerous sites, so we no longer redirect visitors there.',
      next: APPEAL_EN,
    },
    abuse: {
      title: 'This short link was disabled after reports',
      body: 'We reviewed the reports: it violates our rules, so we no longer redirect visitors.',
      next: APPEAL_EN,
    },
  },
  vi: {
    trashed: { title: 'Liên kết ngắn này đã bị gỡ', body: 'Chủ sở hữu đã gỡ liên kết.', next: ASK_VI },
    expired: {
      title: 'Liên kết ngắn này đã hết hạn',
      body: 'Thời hạn do chủ sở hữu đặt đã qua.',
      next: ASK_VI,
    },
    blocked: {
      title: 'Liên kết ngắn này đã bị tắt',
      body: 'Trang đích nằm trong danh sách trang nguy hiểm, nên chúng tôi không đưa ai đến đó nữa.',
      next: APPEAL_VI,
    },
    abuse: {
      title: 'Liên kết ngắn này đã bị tắt sau khi bị báo cáo',
      body: 'Chúng tôi đã kiểm tra và xác nhận liên kết vi phạm quy định, nên không đưa ai đến đó nữa.',
      next: APPEAL_VI,
    },
  },
  id: {
    trashed: {
      title: 'Tautan pendek ini telah dihapus',
      body: 'Pemiliknya telah menghapusnya.',
      next: ASK_ID,
    },
    expired: {
      title: 'Tautan pendek ini sudah kedaluwarsa',
      body: 'Batas waktu dari pemiliknya sudah lewat.',
      next: ASK_ID,
    },
    blocked: {
      title: 'Tautan pendek ini dinonaktifkan',
      body: 'Situs tujuannya ada dalam daftar situs berbahaya, jadi kami tidak lagi membawa siapa pun ke sana.',
      next: APPEAL_ID,
    },
    abuse: {
      title: 'Tautan pendek ini dinonaktifkan karena laporan',
      body: 'Setelah kami periksa, tautan ini melanggar aturan, jadi kami tidak lagi membawa siapa pun ke sana.',
      next: APPEAL_ID,
    },
  },
  ja: {
    trashed: {
      title: 'この短縮リンクは削除されました',
      body: '作成者がこのリンクを削除しました。',
      next: ASK_JA,
    },
    expired: {
      title: 'この短縮リンクは期限が切れています',
      body: '作成者が設定した期限を過ぎました。',
      next: ASK_JA,
    },
    blocked: {
      title: 'この短縮リンクは停止されています',
      body: 'リンク先が危険なサイトの一覧に載っているため、ご案内を停止しました。',
      next: APPEAL_JA,
    },
    abuse: {
      title: 'この短縮リンクは報告を受けて停止されました',
      body: '調査の結果、利用規約への違反が確認されたため、ご案内を停止しました。',
      next: APPEAL_JA,
    },
  },
};
