import type { Language } from '../../../../shared/domain/language';

/** What people are told about what they pay. */
export type PaymentNotice = 'paid' | 'missed' | 'cancelled' | 'invoice';

interface Notice {
  /** Subject and heading. */
  readonly title: string;
  readonly body: string;
}

export type PaymentTexts = Readonly<Record<PaymentNotice, Notice>> & {
  readonly plan: string;
  readonly group: string;
  readonly amount: string;
  readonly until: string;
  readonly invoiceNumber: string;
  readonly button: string;
  readonly footer: string;
};

/** Words in braces: `{date}`. */
export const PAYMENT_TEXTS: Readonly<Record<Language, PaymentTexts>> = {
  'zh-TW': {
    paid: { title: '付款成功', body: '謝謝你！我們已收到款項，方案已生效。' },
    missed: {
      title: '扣款失敗',
      body: '這一期的款項沒有扣款成功。方案會保留到 {date}，請在那之前檢查你的卡片。',
    },
    cancelled: {
      title: '訂閱已取消',
      body: '之後不會再扣款。方案可以使用到 {date}，在那之前你可以恢復訂閱。',
    },
    invoice: { title: '電子發票已開立', body: '你這次付款的電子發票已於 {date} 開立。' },
    plan: '方案',
    group: '群組',
    amount: '金額',
    until: '使用期限',
    invoiceNumber: '發票號碼',
    button: '查看帳務',
    footer: '這封信由 Linklet 自動寄出，因為你為群組付款。',
  },
  en: {
    paid: {
      title: 'Payment received',
      body: 'Thank you! We have received your payment, and the plan is active.',
    },
    missed: {
      title: 'Payment failed',
      body: 'The payment for the next period failed. The plan stays until {date}; please check your card before then.',
    },
    cancelled: {
      title: 'Subscription cancelled',
      body: 'You will not be charged again. The plan stays until {date}, and you can resume it before then.',
    },
    invoice: {
      title: 'Invoice issued',
      body: 'The electronic invoice for your payment was issued on {date}.',
    },
    plan: 'Plan',
    group: 'Group',
    amount: 'Amount',
    until: 'Paid until',
    invoiceNumber: 'Invoice number',
    button: 'Open billing',
    footer: 'Linklet sent this email because you pay for a group.',
  },
  vi: {
    paid: {
      title: 'Đã nhận thanh toán',
      body: 'Cảm ơn bạn! Chúng tôi đã nhận được thanh toán và gói đã có hiệu lực.',
    },
    missed: {
      title: 'Thanh toán không thành công',
      body: 'Thanh toán cho kỳ tiếp theo không thành công. Gói được giữ đến {date}; vui lòng kiểm tra thẻ trước ngày đó.',
    },
    cancelled: {
      title: 'Đã hủy đăng ký',
      body: 'Bạn sẽ không bị tính phí nữa. Gói được giữ đến {date} và bạn có thể tiếp tục đăng ký trước ngày đó.',
    },
    invoice: {
      title: 'Đã xuất hóa đơn',
      body: 'Hóa đơn điện tử cho khoản thanh toán của bạn đã được xuất ngày {date}.',
    },
    plan: 'Gói',
    group: 'Nhóm',
    amount: 'Số tiền',
    until: 'Đã thanh toán đến',
    invoiceNumber: 'Số hóa đơn',
    button: 'Mở trang thanh toán',
    footer: 'Linklet gửi email này vì bạn thanh toán cho một nhóm.',
  },
  id: {
    paid: {
      title: 'Pembayaran diterima',
      body: 'Terima kasih! Pembayaran Anda sudah kami terima dan paket sudah aktif.',
    },
    missed: {
      title: 'Pembayaran gagal',
      body: 'Pembayaran untuk periode berikutnya gagal. Paket tetap aktif sampai {date}; periksa kartu Anda sebelum itu.',
    },
    cancelled: {
      title: 'Langganan dibatalkan',
      body: 'Anda tidak akan ditagih lagi. Paket tetap aktif sampai {date}, dan Anda dapat melanjutkannya sebelum itu.',
    },
    invoice: {
      title: 'Faktur diterbitkan',
      body: 'Faktur elektronik untuk pembayaran Anda diterbitkan pada {date}.',
    },
    plan: 'Paket',
    group: 'Grup',
    amount: 'Jumlah',
    until: 'Dibayar sampai',
    invoiceNumber: 'Nomor faktur',
    button: 'Buka tagihan',
    footer: 'Linklet mengirim email ini karena Anda membayar untuk sebuah grup.',
  },
  ja: {
    paid: {
      title: 'お支払いを受け付けました',
      body: 'ありがとうございます。お支払いを確認し、プランが有効になりました。',
    },
    missed: {
      title: 'お支払いに失敗しました',
      body: '次の期間のお支払いに失敗しました。プランは {date} まで利用できます。それまでにカードをご確認ください。',
    },
    cancelled: {
      title: 'サブスクリプションを解約しました',
      body: '今後の請求はありません。プランは {date} まで利用でき、それまでは再開できます。',
    },
    invoice: {
      title: '電子インボイスを発行しました',
      body: '今回のお支払いの電子インボイスを {date} に発行しました。',
    },
    plan: 'プラン',
    group: 'グループ',
    amount: '金額',
    until: 'お支払い済みの期限',
    invoiceNumber: 'インボイス番号',
    button: 'お支払いを確認',
    footer: 'このメールは、グループのお支払いをされている方に Linklet からお送りしています。',
  },
};
