/** The last mail to a person who left. */
export interface DeletionNoticeTexts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly footer: string;
}

const ENGLISH: DeletionNoticeTexts = {
  subject: 'Your Linklet account has been deleted',
  paragraphs: [
    'As you asked, your account is gone, and your personal data leaves our systems with it.',
    'Your short links no longer lead anywhere. Their names stay reserved, so nobody else can take them over.',
    'If it was not you who asked, please check that your mailbox is safe.',
  ],
  footer: 'This is the last message you get from us. Thank you for having used Linklet.',
};

const TEXTS: Readonly<Record<string, DeletionNoticeTexts>> = {
  'zh-TW': {
    subject: '你的 Linklet 帳號已刪除',
    paragraphs: [
      '我們已依照你的要求刪除帳號，你的個人資料也會一併從系統中移除。',
      '你建立的短網址不再轉址，名稱會保留下來，不會讓別人接手使用。',
      '如果這不是你本人的操作，請盡快檢查你的電子信箱是否安全。',
    ],
    footer: '這是我們寄給你的最後一封信。謝謝你使用過 Linklet。',
  },
  en: ENGLISH,
  vi: {
    subject: 'Tài khoản Linklet của bạn đã được xóa',
    paragraphs: [
      'Theo yêu cầu của bạn, tài khoản đã được xóa và dữ liệu cá nhân của bạn cũng được gỡ khỏi hệ thống.',
      'Các liên kết ngắn của bạn không còn hoạt động. Tên của chúng vẫn được giữ lại để không ai khác sử dụng.',
      'Nếu không phải bạn yêu cầu, hãy kiểm tra ngay xem hộp thư của bạn có an toàn không.',
    ],
    footer: 'Đây là thư cuối cùng chúng tôi gửi cho bạn. Cảm ơn bạn đã sử dụng Linklet.',
  },
  id: {
    subject: 'Akun Linklet Anda telah dihapus',
    paragraphs: [
      'Sesuai permintaan Anda, akun Anda telah dihapus dan data pribadi Anda ikut dihapus dari sistem kami.',
      'Tautan pendek Anda tidak lagi berfungsi. Namanya tetap kami simpan agar tidak dapat dipakai orang lain.',
      'Jika bukan Anda yang meminta, segera periksa keamanan kotak surat Anda.',
    ],
    footer: 'Ini pesan terakhir dari kami. Terima kasih telah menggunakan Linklet.',
  },
  ja: {
    subject: 'Linklet アカウントを削除しました',
    paragraphs: [
      'ご依頼のとおりアカウントを削除しました。個人情報もあわせてシステムから削除されます。',
      '作成された短縮リンクは転送されなくなります。ほかの人に使われないよう、名前はそのまま確保されます。',
      'お心当たりのない場合は、メールアカウントの安全をすぐにご確認ください。',
    ],
    footer: 'これが最後のお知らせです。Linklet をご利用いただき、ありがとうございました。',
  },
};

/** In the person's language. */
export const deletionNoticeTexts = (lang: string): DeletionNoticeTexts =>
  (Object.hasOwn(TEXTS, lang) ? TEXTS[lang] : undefined) ?? ENGLISH;
