import type { Language } from '../../../identity';

/** The words of the weekly report by mail. */
export interface WeeklyReportTexts {
  /** {group} */
  readonly subject: string;
  /** {group} */
  readonly title: string;
  /** One click and many; languages without plurals have the same text twice. {count} */
  readonly clicks: { readonly one: string; readonly other: string };
  /** {first} {last} */
  readonly days: string;
  /** {clicks} {unique} */
  readonly total: string;
  /** {percent} {before}: the clicks of the week before */
  readonly more: string;
  readonly fewer: string;
  readonly same: string;
  readonly noneBefore: string;
  readonly links: string;
  readonly sources: string;
  /** Sources that are not names of sites or apps. */
  readonly direct: string;
  readonly qr: string;
  readonly others: string;
  readonly rest: string;
  readonly button: string;
  readonly unsubscribe: string;
  /** {group} */
  readonly footer: string;
}

export const WEEKLY_REPORT_TEXTS: Readonly<Record<Language, WeeklyReportTexts>> = {
  'zh-TW': {
    subject: '「{group}」上週的點擊成效',
    title: '「{group}」上週成效',
    clicks: { one: '{count} 次點擊', other: '{count} 次點擊' },
    days: '{first} 至 {last}',
    total: '{clicks}，其中不重複點擊 {unique} 次',
    more: '比前一週（{before} 次）多 {percent}',
    fewer: '比前一週（{before} 次）少 {percent}',
    same: '與前一週相同（{before} 次）',
    noneBefore: '前一週沒有點擊',
    links: '點擊最多的連結',
    sources: '主要流量來源',
    direct: '直接造訪',
    qr: 'QR Code',
    others: '其他或未知',
    rest: '其餘全部',
    button: '在 Linklet 查看',
    unsubscribe: '停止寄送這份成效週報',
    footer:
      '你會收到這封信，是因為你在 Linklet 的設定中開啟了「{group}」的成效週報。每週一寄出；連續兩週都沒有點擊時不寄。',
  },
  en: {
    subject: 'Last week’s clicks of {group}',
    title: '{group}: last week',
    clicks: { one: '{count} click', other: '{count} clicks' },
    days: '{first} to {last}',
    total: '{clicks}, of which {unique} unique',
    more: '{percent} more than the week before ({before})',
    fewer: '{percent} fewer than the week before ({before})',
    same: 'As many as the week before ({before})',
    noneBefore: 'The week before had no clicks',
    links: 'Most clicked links',
    sources: 'Top sources',
    direct: 'Direct',
    qr: 'QR code',
    others: 'Other or unknown',
    rest: 'All others',
    button: 'View in Linklet',
    unsubscribe: 'Stop this weekly report',
    footer:
      'You receive this email because you turned on the weekly report of {group} in your Linklet settings. It is sent on Mondays, unless the last two weeks had no clicks.',
  },
  vi: {
    subject: 'Lượt nhấp tuần trước của {group}',
    title: '{group}: tuần trước',
    clicks: { one: '{count} lượt nhấp', other: '{count} lượt nhấp' },
    days: '{first} đến {last}',
    total: '{clicks}, trong đó có {unique} lượt duy nhất',
    more: 'Nhiều hơn {percent} so với tuần trước đó ({before})',
    fewer: 'Ít hơn {percent} so với tuần trước đó ({before})',
    same: 'Bằng tuần trước đó ({before})',
    noneBefore: 'Tuần trước đó không có lượt nhấp nào',
    links: 'Liên kết được nhấp nhiều nhất',
    sources: 'Nguồn truy cập chính',
    direct: 'Trực tiếp',
    qr: 'Mã QR',
    others: 'Khác hoặc không rõ',
    rest: 'Tất cả nguồn còn lại',
    button: 'Xem trong Linklet',
    unsubscribe: 'Ngừng nhận báo cáo hằng tuần này',
    footer:
      'Bạn nhận được email này vì đã bật báo cáo hằng tuần của {group} trong phần cài đặt Linklet. Báo cáo được gửi vào thứ Hai, trừ khi hai tuần gần nhất không có lượt nhấp nào.',
  },
  id: {
    subject: 'Klik minggu lalu untuk {group}',
    title: '{group}: minggu lalu',
    clicks: { one: '{count} klik', other: '{count} klik' },
    days: '{first} sampai {last}',
    total: '{clicks}, {unique} di antaranya unik',
    more: '{percent} lebih banyak daripada minggu sebelumnya ({before})',
    fewer: '{percent} lebih sedikit daripada minggu sebelumnya ({before})',
    same: 'Sama dengan minggu sebelumnya ({before})',
    noneBefore: 'Minggu sebelumnya tidak ada klik',
    links: 'Tautan yang paling banyak diklik',
    sources: 'Sumber utama',
    direct: 'Langsung',
    qr: 'Kode QR',
    others: 'Lainnya atau tidak diketahui',
    rest: 'Semua yang lain',
    button: 'Lihat di Linklet',
    unsubscribe: 'Hentikan laporan mingguan ini',
    footer:
      'Anda menerima email ini karena mengaktifkan laporan mingguan {group} di pengaturan Linklet. Laporan dikirim setiap hari Senin, kecuali bila dua minggu terakhir tidak ada klik.',
  },
  ja: {
    subject: '「{group}」の先週のクリック',
    title: '「{group}」の先週のまとめ',
    clicks: { one: '{count} クリック', other: '{count} クリック' },
    days: '{first} 〜 {last}',
    total: '{clicks}（うちユニーク {unique}）',
    more: '前の週（{before}）より {percent} 増えました',
    fewer: '前の週（{before}）より {percent} 減りました',
    same: '前の週（{before}）と同じです',
    noneBefore: '前の週のクリックはありませんでした',
    links: 'クリックの多いリンク',
    sources: '主な流入元',
    direct: '直接アクセス',
    qr: 'QR コード',
    others: 'その他・不明',
    rest: '残りすべて',
    button: 'Linklet で見る',
    unsubscribe: 'この週次レポートの配信を停止する',
    footer:
      'このメールは、Linklet の設定で「{group}」の週次レポートを有効にした方にお送りしています。毎週月曜日に配信されます（直近 2 週間にクリックがない場合を除く）。',
  },
};
