import type { Language } from '../../../../shared/domain/language';

interface BatchTexts {
  /** Subject and heading. */
  readonly title: string;
  readonly body: string;
  readonly created: string;
  readonly skipped: string;
  readonly failed: string;
  readonly button: string;
  readonly footer: string;
}

/** Words in braces: `{name}`, the file. */
export const BATCH_TEXTS: Readonly<Record<Language, BatchTexts>> = {
  'zh-TW': {
    title: '批次縮網址已完成：{name}',
    body: '檔案「{name}」的短網址已建立完成。24 小時內可以復原；每一列的結果保留 30 天。',
    created: '已建立',
    skipped: '略過',
    failed: '失敗',
    button: '查看結果',
    footer: '這封信由 Linklet 自動寄出，因為您上傳了這個檔案。',
  },
  en: {
    title: 'Your batch is done: {name}',
    body: 'The short links of the file “{name}” have been created. You can undo this for 24 hours; the result of each row is kept for 30 days.',
    created: 'Created',
    skipped: 'Skipped',
    failed: 'Failed',
    button: 'View the result',
    footer: 'Linklet sent this mail because you uploaded the file.',
  },
  vi: {
    title: 'Đã xử lý xong tệp: {name}',
    body: 'Các liên kết ngắn của tệp “{name}” đã được tạo. Bạn có thể hoàn tác trong 24 giờ; kết quả từng hàng được giữ 30 ngày.',
    created: 'Đã tạo',
    skipped: 'Bỏ qua',
    failed: 'Lỗi',
    button: 'Xem kết quả',
    footer: 'Linklet gửi thư này vì bạn đã tải tệp lên.',
  },
  id: {
    title: 'Batch Anda selesai: {name}',
    body: 'Tautan pendek dari berkas “{name}” telah dibuat. Anda dapat membatalkannya selama 24 jam; hasil tiap baris disimpan 30 hari.',
    created: 'Dibuat',
    skipped: 'Dilewati',
    failed: 'Gagal',
    button: 'Lihat hasil',
    footer: 'Linklet mengirim surel ini karena Anda mengunggah berkas tersebut.',
  },
  ja: {
    title: '一括作成が完了しました：{name}',
    body: 'ファイル「{name}」の短縮リンクを作成しました。24 時間以内なら元に戻せます。各行の結果は 30 日間保存されます。',
    created: '作成',
    skipped: 'スキップ',
    failed: '失敗',
    button: '結果を見る',
    footer: 'このメールは、ファイルをアップロードされたため Linklet から自動送信されました。',
  },
};
