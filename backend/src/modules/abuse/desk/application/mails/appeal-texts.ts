import type { Language } from '../../../../identity';

interface Texts {
  /** Subject and heading. */
  readonly title: string;
  readonly body: string;
  readonly button: string;
  readonly footer: string;
}

interface AppealTexts {
  /** To site admins: `{open}` appeals wait. */
  readonly waiting: Texts;
  /** To the person who appealed. */
  readonly refused: Texts & { readonly answer: string; readonly next: string };
}

export const APPEAL_TEXTS: Readonly<Record<Language, AppealTexts>> = {
  'zh-TW': {
    waiting: {
      title: '有使用者對停權提出申訴',
      body: '目前共有 {open} 件停權申訴還沒有人回覆。',
      button: '查看申訴',
      footer: '這封信由 Linklet 自動寄給網站管理員，每 15 分鐘最多一封。',
    },
    refused: {
      title: '你的 Linklet 帳號仍維持停權',
      body: '我們由人員重新查看了你的申訴，決定維持停權。',
      answer: '原因',
      next: '如果有我們還不知道的事，可以再次申訴。',
      button: '查看申訴',
      footer: '這封信由 Linklet 自動寄出，因為這個信箱屬於該帳號。',
    },
  },
  en: {
    waiting: {
      title: 'A suspended person appealed',
      body: 'Appeals against suspensions that nobody has answered: {open}.',
      button: 'View the appeals',
      footer: 'Linklet sent this automatically to the site administrators, at most once every 15 minutes.',
    },
    refused: {
      title: 'Your Linklet account stays suspended',
      body: 'A person read your appeal and looked at the account again. The suspension stays.',
      answer: 'Why',
      next: 'If there is something that we do not know yet, you can appeal again.',
      button: 'View your appeal',
      footer: 'Linklet sent this automatically because this address belongs to the account.',
    },
  },
  vi: {
    waiting: {
      title: 'Một người bị đình chỉ đã khiếu nại',
      body: 'Số khiếu nại về đình chỉ chưa ai trả lời: {open}.',
      button: 'Xem khiếu nại',
      footer: 'Linklet tự động gửi thư này cho quản trị viên của trang, tối đa 15 phút một lần.',
    },
    refused: {
      title: 'Tài khoản Linklet của bạn vẫn bị đình chỉ',
      body: 'Chúng tôi đã đọc khiếu nại của bạn và xem lại tài khoản. Việc đình chỉ vẫn giữ nguyên.',
      answer: 'Lý do',
      next: 'Nếu có điều gì chúng tôi chưa biết, bạn có thể khiếu nại lần nữa.',
      button: 'Xem khiếu nại',
      footer: 'Linklet tự động gửi thư này vì địa chỉ này thuộc về tài khoản.',
    },
  },
  id: {
    waiting: {
      title: 'Pengguna yang ditangguhkan mengajukan banding',
      body: 'Banding atas penangguhan yang belum dijawab: {open}.',
      button: 'Lihat banding',
      footer: 'Linklet mengirim email ini secara otomatis kepada admin situs, paling sering 15 menit sekali.',
    },
    refused: {
      title: 'Akun Linklet Anda tetap ditangguhkan',
      body: 'Kami membaca banding Anda dan memeriksa ulang akun ini. Penangguhan tetap berlaku.',
      answer: 'Alasan',
      next: 'Jika ada hal yang belum kami ketahui, Anda dapat mengajukan banding lagi.',
      button: 'Lihat banding Anda',
      footer: 'Linklet mengirim email ini secara otomatis karena alamat ini milik akun tersebut.',
    },
  },
  ja: {
    waiting: {
      title: '停止されたユーザーから異議申し立てがありました',
      body: 'まだ回答していない異議申し立ては {open} 件あります。',
      button: '異議申し立てを見る',
      footer: 'このメールは、Linklet がサイト管理者に自動で送信しています（15 分に 1 通まで）。',
    },
    refused: {
      title: 'Linklet アカウントの停止は継続されます',
      body: '担当者が異議申し立てを読み、アカウントをあらためて確認しましたが、停止を継続します。',
      answer: '理由',
      next: 'まだお知らせいただいていない事情がある場合は、もう一度申し立てることができます。',
      button: '異議申し立てを見る',
      footer: 'このメールは、アカウントに登録されたアドレス宛てに Linklet が自動で送信しています。',
    },
  },
};
