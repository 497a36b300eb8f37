import type { Language } from '../../../../identity';

interface Notice {
  /** Subject and heading. */
  readonly title: string;
  readonly body: string;
  /** What the person can do now. */
  readonly next: string;
  readonly button: string;
}

interface SuspensionTexts {
  readonly suspended: Notice;
  readonly restored: Notice;
  /** Before the address of the rules. */
  readonly rules: string;
  readonly footer: string;
}

export const SUSPENSION_TEXTS: Readonly<Record<Language, SuspensionTexts>> = {
  'zh-TW': {
    suspended: {
      title: '你的 Linklet 帳號已被停權',
      body: '我們查看了這個帳號建立的連結，認為它們違反使用規範。你無法登入，這些連結也已停用。你的資料都還保留著。',
      next: '如果你認為這是誤會，請用下面的按鈕說明，我們會由人員重新查看。',
      button: '提出申訴',
    },
    restored: {
      title: '你的 Linklet 帳號已恢復',
      body: '我們重新查看後解除了停權。你可以再次登入，因停權而停用的連結會陸續恢復。',
      next: '造成不便，請見諒。',
      button: '登入',
    },
    rules: '使用規範',
    footer: '這封信由 Linklet 自動寄出，因為這個信箱屬於該帳號。',
  },
  en: {
    suspended: {
      title: 'Your Linklet account was suspended',
      body: 'We reviewed links made with this account and found that they break our rules. You cannot sign in, and these links are disabled. Your data is kept.',
      next: 'If this is a mistake, explain it with the button below: a person will look at it again.',
      button: 'Appeal',
    },
    restored: {
      title: 'Your Linklet account works again',
      body: 'We reviewed the account again and lifted the suspension. You can sign in, and the links that it had disabled come back one after the other.',
      next: 'We are sorry for the inconvenience.',
      button: 'Sign in',
    },
    rules: 'Rules',
    footer: 'Linklet sent this automatically because this address belongs to the account.',
  },
  vi: {
    suspended: {
      title: 'Tài khoản Linklet của bạn đã bị đình chỉ',
      body: 'Chúng tôi đã xem xét các liên kết tạo bằng tài khoản này và thấy chúng vi phạm quy định. Bạn không thể đăng nhập và các liên kết này đã bị tắt. Dữ liệu của bạn vẫn được giữ.',
      next: 'Nếu đây là nhầm lẫn, hãy giải thích bằng nút bên dưới: sẽ có người xem lại.',
      button: 'Khiếu nại',
    },
    restored: {
      title: 'Tài khoản Linklet của bạn đã hoạt động trở lại',
      body: 'Chúng tôi đã xem lại tài khoản và gỡ bỏ việc đình chỉ. Bạn có thể đăng nhập, các liên kết bị tắt vì lý do đó sẽ lần lượt hoạt động lại.',
      next: 'Chúng tôi xin lỗi vì sự bất tiện.',
      button: 'Đăng nhập',
    },
    rules: 'Quy định',
    footer: 'Linklet tự động gửi thư này vì địa chỉ này thuộc về tài khoản.',
  },
  id: {
    suspended: {
      title: 'Akun Linklet Anda ditangguhkan',
      body: 'Kami memeriksa tautan yang dibuat dengan akun ini dan menilai bahwa tautan itu melanggar aturan. Anda tidak dapat masuk, dan tautan itu dinonaktifkan. Data Anda tetap disimpan.',
      next: 'Jika ini keliru, jelaskan lewat tombol di bawah: seseorang akan memeriksanya kembali.',
      button: 'Ajukan banding',
    },
    restored: {
      title: 'Akun Linklet Anda berfungsi kembali',
      body: 'Kami memeriksa ulang akun ini dan mencabut penangguhannya. Anda dapat masuk, dan tautan yang dinonaktifkan karenanya akan kembali satu per satu.',
      next: 'Mohon maaf atas ketidaknyamanannya.',
      button: 'Masuk',
    },
    rules: 'Aturan',
    footer: 'Linklet mengirim email ini secara otomatis karena alamat ini milik akun tersebut.',
  },
  ja: {
    suspended: {
      title: 'Linklet アカウントが停止されました',
      body: 'このアカウントで作成されたリンクを確認した結果、利用規約に反すると判断しました。ログインはできず、これらのリンクも停止されています。データは保管されています。',
      next: '誤りと思われる場合は、下のボタンから事情をお知らせください。担当者があらためて確認します。',
      button: '異議を申し立てる',
    },
    restored: {
      title: 'Linklet アカウントが元に戻りました',
      body: 'あらためて確認し、停止を解除しました。再びログインでき、停止されていたリンクも順に元に戻ります。',
      next: 'ご迷惑をおかけしました。',
      button: 'ログイン',
    },
    rules: '利用規約',
    footer: 'このメールは、アカウントに登録されたアドレス宛てに Linklet が自動で送信しています。',
  },
};
