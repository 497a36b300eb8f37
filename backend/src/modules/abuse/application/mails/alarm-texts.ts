import type { Language } from '../../../identity';

/** What site admins are told. `{count}` cases are new, `{open}` wait altogether. */
export interface AlarmTexts {
  /** Subject and heading. */
  readonly title: string;
  readonly body: string;
  readonly button: string;
  readonly footer: string;
}

export const ALARM_TEXTS: Readonly<Record<Language, AlarmTexts>> = {
  'zh-TW': {
    title: '有新的濫用檢舉：{count} 件',
    body: '有人檢舉了短網址。目前共有 {open} 件還沒有人處理，請儘快查看。',
    button: '查看檢舉',
    footer: '這封信由 Linklet 自動寄給網站管理員，每 15 分鐘最多一封。',
  },
  en: {
    title: 'New abuse reports: {count}',
    body: 'Short links were reported. Open cases: {open}. Please review them soon.',
    button: 'View the reports',
    footer: 'Linklet sent this automatically to the site administrators, at most once every 15 minutes.',
  },
  vi: {
    title: 'Báo cáo lạm dụng mới: {count}',
    body: 'Có người đã báo cáo liên kết ngắn. Số trường hợp chưa ai xem xét: {open}. Vui lòng kiểm tra sớm.',
    button: 'Xem báo cáo',
    footer: 'Linklet tự động gửi thư này cho quản trị viên của trang, tối đa 15 phút một lần.',
  },
  id: {
    title: 'Laporan penyalahgunaan baru: {count}',
    body: 'Ada tautan pendek yang dilaporkan. Kasus yang belum diperiksa siapa pun: {open}. Harap segera diperiksa.',
    button: 'Lihat laporan',
    footer: 'Linklet mengirim email ini secara otomatis kepada admin situs, paling sering 15 menit sekali.',
  },
  ja: {
    title: '新しい不正利用の報告：{count} 件',
    body: '短縮リンクが報告されました。まだ誰も確認していない報告は {open} 件あります。早めに確認してください。',
    button: '報告を見る',
    footer: 'このメールは、Linklet がサイト管理者に自動で送信しています（15 分に 1 通まで）。',
  },
};
