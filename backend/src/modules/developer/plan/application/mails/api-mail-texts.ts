import type { Language } from '../../../../identity';

/** What mails about the API say. `{group}`, `{percent}`, `{usage}`, `{quota}`, `{date}`, `{inviter}` and `{days}` are filled in. */
export interface ApiMailTexts {
  readonly reached: {
    readonly title: string;
    readonly body: string;
    readonly next: string;
  };
  readonly usedUp: {
    readonly title: string;
    readonly body: string;
    readonly next: string;
  };
  readonly confirm: {
    readonly title: string;
    readonly body: string;
    readonly button: string;
    readonly validity: string;
    readonly notExpected: string;
  };
  readonly button: string;
  readonly footer: string;
}

export const API_MAIL_TEXTS: Readonly<Record<Language, ApiMailTexts>> = {
  'zh-TW': {
    reached: {
      title: '「{group}」的 API 已使用 {percent}%',
      body: '「{group}」今年度的 API 呼叫已使用 {usage} 次，額度為 {quota} 次。',
      next: '額度將於 {date} 重新計算。升級方案可立即提高額度。',
    },
    usedUp: {
      title: '「{group}」的 API 額度已用完',
      body: '「{group}」今年度的 {quota} 次 API 呼叫已全部用完，之後的呼叫會收到錯誤 429。',
      next: '額度將於 {date} 重新計算。升級方案可立即恢復使用。',
    },
    confirm: {
      title: '確認接收「{group}」的 API 通知',
      body: '{inviter} 希望在「{group}」的 API 額度即將用完時，寄信通知這個電子郵件。',
      button: '確認這個電子郵件',
      validity: '這個連結 {days} 天內有效。',
      notExpected: '如果你不想收到通知，請忽略這封信；沒有你的確認，我們不會再寄信給你。',
    },
    button: '查看用量',
    footer: '這封信由 Linklet 自動寄出，因為這個電子郵件登記為 API 通知的收件者。',
  },
  en: {
    reached: {
      title: '“{group}” has used {percent}% of its API calls',
      body: '“{group}” has made {usage} of the {quota} API calls that its plan allows this year.',
      next: 'The count starts again on {date}. A bigger plan raises the limit at once.',
    },
    usedUp: {
      title: '“{group}” has used up its API calls',
      body: '“{group}” has made all {quota} API calls that its plan allows this year. Further calls get error 429.',
      next: 'The count starts again on {date}. With a bigger plan, calls work again at once.',
    },
    confirm: {
      title: 'Confirm API notifications for “{group}”',
      body: '{inviter} would like this email address to be told when “{group}” is about to use up its API calls.',
      button: 'Confirm this address',
      validity: 'The link expires after {days} days.',
      notExpected:
        'If you do not want these emails, ignore this one: without your confirmation we send no more.',
    },
    button: 'View usage',
    footer: 'Linklet sent this automatically because this address was entered for API notifications.',
  },
  vi: {
    reached: {
      title: '“{group}” đã dùng {percent}% số lượt gọi API',
      body: '“{group}” đã thực hiện {usage} trong số {quota} lượt gọi API mà gói cho phép trong năm nay.',
      next: 'Số lượt được tính lại từ ngày {date}. Nâng cấp gói sẽ tăng giới hạn ngay lập tức.',
    },
    usedUp: {
      title: '“{group}” đã dùng hết lượt gọi API',
      body: '“{group}” đã dùng hết {quota} lượt gọi API mà gói cho phép trong năm nay. Các lượt gọi tiếp theo sẽ nhận lỗi 429.',
      next: 'Số lượt được tính lại từ ngày {date}. Nâng cấp gói thì có thể gọi lại ngay.',
    },
    confirm: {
      title: 'Xác nhận nhận thông báo API của “{group}”',
      body: '{inviter} muốn địa chỉ email này được báo khi “{group}” sắp dùng hết lượt gọi API.',
      button: 'Xác nhận địa chỉ này',
      validity: 'Liên kết có hiệu lực trong {days} ngày.',
      notExpected:
        'Nếu bạn không muốn nhận thông báo, hãy bỏ qua email này: nếu bạn không xác nhận, chúng tôi sẽ không gửi thêm.',
    },
    button: 'Xem lượng sử dụng',
    footer: 'Linklet tự động gửi thư này vì địa chỉ này được đăng ký nhận thông báo API.',
  },
  id: {
    reached: {
      title: '“{group}” telah memakai {percent}% panggilan API',
      body: '“{group}” telah membuat {usage} dari {quota} panggilan API yang diizinkan paketnya tahun ini.',
      next: 'Hitungan dimulai lagi pada {date}. Paket yang lebih besar langsung menaikkan batas.',
    },
    usedUp: {
      title: 'Panggilan API “{group}” sudah habis',
      body: '“{group}” telah memakai semua {quota} panggilan API yang diizinkan paketnya tahun ini. Panggilan berikutnya mendapat kesalahan 429.',
      next: 'Hitungan dimulai lagi pada {date}. Dengan paket yang lebih besar, panggilan langsung berfungsi lagi.',
    },
    confirm: {
      title: 'Konfirmasi notifikasi API untuk “{group}”',
      body: '{inviter} ingin alamat email ini diberi tahu saat panggilan API “{group}” hampir habis.',
      button: 'Konfirmasi alamat ini',
      validity: 'Tautan ini berlaku {days} hari.',
      notExpected:
        'Jika Anda tidak menginginkan email ini, abaikan saja: tanpa konfirmasi Anda, kami tidak akan mengirim lagi.',
    },
    button: 'Lihat pemakaian',
    footer: 'Linklet mengirim email ini secara otomatis karena alamat ini didaftarkan untuk notifikasi API.',
  },
  ja: {
    reached: {
      title: '「{group}」の API 利用が {percent}% に達しました',
      body: '「{group}」は、プランで今年度に利用できる API 呼び出し {quota} 回のうち {usage} 回を使用しました。',
      next: '{date} に回数がリセットされます。プランを上げると、上限がすぐに増えます。',
    },
    usedUp: {
      title: '「{group}」の API 呼び出しを使い切りました',
      body: '「{group}」は、プランで今年度に利用できる API 呼び出し {quota} 回をすべて使用しました。以後の呼び出しはエラー 429 になります。',
      next: '{date} に回数がリセットされます。プランを上げると、すぐに再び利用できます。',
    },
    confirm: {
      title: '「{group}」の API 通知の受信確認',
      body: '{inviter} さんが、「{group}」の API 呼び出しの残りが少なくなったときに、このメールアドレスへ通知することを希望しています。',
      button: 'このアドレスを確認する',
      validity: 'リンクの有効期間は {days} 日間です。',
      notExpected:
        '通知を希望しない場合は、このメールを無視してください。確認がない限り、これ以上メールは送信されません。',
    },
    button: '利用状況を見る',
    footer: 'このメールアドレスが API 通知の宛先として登録されたため、Linklet が自動で送信しています。',
  },
};
