import type { Language } from '../../../../shared/domain/language';
import { CHANGE_TEXTS, type ChangeNotice } from './change-texts';
import { LATE_TEXTS, type LateNotice, type Notice } from './late-payment-texts';
import { UNUSED_TEXTS, type UnusedNotice } from './unused-payment-texts';

/** What people are told about what they pay. */
export type PaymentNotice =
  | 'paid'
  | 'bought'
  | 'renewed'
  | 'upcoming'
  | 'unchargeable'
  | 'missed'
  | 'cancelled'
  | 'invoice'
  | ChangeNotice
  | LateNotice
  | UnusedNotice;

export type PaymentTexts = Readonly<Record<PaymentNotice, Notice>> & {
  readonly item: string;
  readonly group: string;
  readonly amount: string;
  readonly until: string;
  readonly invoiceNumber: string;
  readonly allowanceNumber: string;
  readonly button: string;
  readonly footer: string;
  /** For those who do not pay. */
  readonly adminFooter: string;
};

const TEXTS: Readonly<Record<Language, Omit<PaymentTexts, ChangeNotice | LateNotice | UnusedNotice>>> = {
  'zh-TW': {
    bought: { title: '付款成功', body: '謝謝你！我們已於 {date} 收到款項：{item}。' },
    paid: { title: '付款成功', body: '謝謝你！我們已收到款項，{item} 已生效。' },
    renewed: { title: '續訂成功', body: '謝謝你！我們已收到下一期的款項，{item} 可以使用到 {date}。' },
    upcoming: { title: '即將扣款', body: '{item} 將於 {date} 自動扣款。如果不想續訂，請在那之前取消訂閱。' },
    unchargeable: {
      title: '下一期無法自動扣款',
      body: '{item} 的下一期款項無法自動扣款，因為付款服務沒有提供續扣的授權。使用期限為 {date}，到期後請重新訂閱。',
    },
    missed: {
      title: '扣款失敗',
      body: '這一期的款項沒有扣款成功。{item} 會保留到 {date}，請在那之前檢查你的付款方式。',
    },
    cancelled: {
      title: '訂閱已取消',
      body: '之後不會再扣款。{item} 可以使用到 {date}，在那之前你可以恢復訂閱。',
    },
    invoice: { title: '電子發票已開立', body: '你這次付款的電子發票已於 {date} 開立。' },
    item: '項目',
    group: '群組',
    amount: '金額',
    until: '使用期限',
    invoiceNumber: '發票號碼',
    allowanceNumber: '折讓單號碼',
    button: '查看帳務',
    footer: '這封信由 Linklet 自動寄出，因為你為群組付款。',
    adminFooter: '這封信由 Linklet 自動寄出，因為你是群組的管理員。',
  },
  en: {
    bought: {
      title: 'Payment received',
      body: 'Thank you. We received your payment on {date}: {item}.',
    },
    paid: {
      title: 'Payment received',
      body: 'Thank you! We have received your payment, and {item} is active.',
    },
    renewed: {
      title: 'Subscription renewed',
      body: 'Thank you! We have received your payment for the next period. {item} is paid until {date}.',
    },
    upcoming: {
      title: 'Upcoming payment',
      body: '{item} will be charged automatically on {date}. If you do not want to renew it, cancel the subscription before then.',
    },
    unchargeable: {
      title: 'The next payment cannot be automatic',
      body: 'The next period of {item} cannot be charged automatically, because the payment service did not give us permission for further charges. It is paid until {date}; please subscribe again after that.',
    },
    missed: {
      title: 'Payment failed',
      body: 'The payment for the next period failed. {item} stays until {date}; please check your way to pay before then.',
    },
    cancelled: {
      title: 'Subscription cancelled',
      body: 'You will not be charged again. {item} stays until {date}, and you can resume it before then.',
    },
    invoice: {
      title: 'Invoice issued',
      body: 'The electronic invoice for your payment was issued on {date}.',
    },
    item: 'Item',
    group: 'Group',
    amount: 'Amount',
    until: 'Paid until',
    invoiceNumber: 'Invoice number',
    allowanceNumber: 'Allowance number',
    button: 'Open billing',
    footer: 'Linklet sent this email because you pay for a group.',
    adminFooter: 'Linklet sent this email because you are an admin of a group.',
  },
  vi: {
    bought: {
      title: 'Đã nhận thanh toán',
      body: 'Cảm ơn bạn. Chúng tôi đã nhận thanh toán ngày {date}: {item}.',
    },
    paid: {
      title: 'Đã nhận thanh toán',
      body: 'Cảm ơn bạn! Chúng tôi đã nhận được thanh toán và {item} đã có hiệu lực.',
    },
    renewed: {
      title: 'Đã gia hạn đăng ký',
      body: 'Cảm ơn bạn! Chúng tôi đã nhận được thanh toán cho kỳ tiếp theo. {item} đã được thanh toán đến {date}.',
    },
    upcoming: {
      title: 'Sắp đến kỳ thanh toán',
      body: '{item} sẽ được tự động tính phí vào ngày {date}. Nếu không muốn gia hạn, vui lòng hủy đăng ký trước ngày đó.',
    },
    unchargeable: {
      title: 'Không thể tự động thanh toán kỳ tiếp theo',
      body: 'Không thể tự động tính phí kỳ tiếp theo của {item} vì dịch vụ thanh toán không cấp quyền cho các lần tính phí sau. Gói đã được thanh toán đến {date}; vui lòng đăng ký lại sau ngày đó.',
    },
    missed: {
      title: 'Thanh toán không thành công',
      body: 'Thanh toán cho kỳ tiếp theo không thành công. {item} được giữ đến {date}; vui lòng kiểm tra phương thức thanh toán trước ngày đó.',
    },
    cancelled: {
      title: 'Đã hủy đăng ký',
      body: 'Bạn sẽ không bị tính phí nữa. {item} được giữ đến {date} và bạn có thể tiếp tục đăng ký trước ngày đó.',
    },
    invoice: {
      title: 'Đã xuất hóa đơn',
      body: 'Hóa đơn điện tử cho khoản thanh toán của bạn đã được xuất ngày {date}.',
    },
    item: 'Sản phẩm',
    group: 'Nhóm',
    amount: 'Số tiền',
    until: 'Đã thanh toán đến',
    invoiceNumber: 'Số hóa đơn',
    allowanceNumber: 'Số chứng từ giảm trừ',
    button: 'Mở trang thanh toán',
    footer: 'Linklet gửi email này vì bạn thanh toán cho một nhóm.',
    adminFooter: 'Linklet gửi email này vì bạn là quản trị viên của một nhóm.',
  },
  id: {
    bought: {
      title: 'Pembayaran diterima',
      body: 'Terima kasih. Kami menerima pembayaran Anda pada {date}: {item}.',
    },
    paid: {
      title: 'Pembayaran diterima',
      body: 'Terima kasih! Pembayaran Anda sudah kami terima dan {item} sudah aktif.',
    },
    renewed: {
      title: 'Langganan diperpanjang',
      body: 'Terima kasih! Pembayaran Anda untuk periode berikutnya sudah kami terima. {item} sudah dibayar sampai {date}.',
    },
    upcoming: {
      title: 'Pembayaran berikutnya',
      body: '{item} akan ditagih secara otomatis pada {date}. Jika tidak ingin memperpanjang, batalkan langganan sebelum itu.',
    },
    unchargeable: {
      title: 'Pembayaran berikutnya tidak bisa otomatis',
      body: 'Periode berikutnya dari {item} tidak dapat ditagih secara otomatis karena layanan pembayaran tidak memberi izin untuk tagihan selanjutnya. Sudah dibayar sampai {date}; silakan berlangganan lagi setelah itu.',
    },
    missed: {
      title: 'Pembayaran gagal',
      body: 'Pembayaran untuk periode berikutnya gagal. {item} tetap aktif sampai {date}; periksa cara pembayaran Anda sebelum itu.',
    },
    cancelled: {
      title: 'Langganan dibatalkan',
      body: 'Anda tidak akan ditagih lagi. {item} tetap aktif sampai {date}, dan Anda dapat melanjutkannya sebelum itu.',
    },
    invoice: {
      title: 'Faktur diterbitkan',
      body: 'Faktur elektronik untuk pembayaran Anda diterbitkan pada {date}.',
    },
    item: 'Item',
    group: 'Grup',
    amount: 'Jumlah',
    until: 'Dibayar sampai',
    invoiceNumber: 'Nomor faktur',
    allowanceNumber: 'Nomor nota pengurangan',
    button: 'Buka tagihan',
    footer: 'Linklet mengirim email ini karena Anda membayar untuk sebuah grup.',
    adminFooter: 'Linklet mengirim email ini karena Anda admin sebuah grup.',
  },
  ja: {
    bought: {
      title: 'お支払いを確認しました',
      body: 'ありがとうございます。{date} に次のお支払いを確認しました：{item}。',
    },
    paid: {
      title: 'お支払いを受け付けました',
      body: 'ありがとうございます。お支払いを確認し、{item} が有効になりました。',
    },
    renewed: {
      title: 'サブスクリプションを更新しました',
      body: 'ありがとうございます。次の期間のお支払いを確認しました。{item} は {date} までお支払い済みです。',
    },
    upcoming: {
      title: '次回のお支払いのお知らせ',
      body: '{item} の料金が {date} に自動的に請求されます。更新を希望されない場合は、それまでに解約してください。',
    },
    unchargeable: {
      title: '次回のお支払いは自動では行われません',
      body: '決済サービスから継続課金の許可を得られなかったため、{item} の次の期間は自動的に請求できません。{date} までお支払い済みです。その後、もう一度お申し込みください。',
    },
    missed: {
      title: 'お支払いに失敗しました',
      body: '次の期間のお支払いに失敗しました。{item} は {date} まで利用できます。それまでにお支払い方法をご確認ください。',
    },
    cancelled: {
      title: 'サブスクリプションを解約しました',
      body: '今後の請求はありません。{item} は {date} まで利用でき、それまでは再開できます。',
    },
    invoice: {
      title: '電子インボイスを発行しました',
      body: '今回のお支払いの電子インボイスを {date} に発行しました。',
    },
    item: '項目',
    group: 'グループ',
    amount: '金額',
    until: 'お支払い済みの期限',
    invoiceNumber: 'インボイス番号',
    allowanceNumber: '減額証明番号',
    button: 'お支払いを確認',
    footer: 'このメールは、グループのお支払いをされている方に Linklet からお送りしています。',
    adminFooter: 'このメールは、グループの管理者の方に Linklet からお送りしています。',
  },
};

/** Words in braces: `{date}`, and `{item}` as its seller calls it. */
export const PAYMENT_TEXTS: Readonly<Record<Language, PaymentTexts>> = {
  'zh-TW': { ...TEXTS['zh-TW'], ...CHANGE_TEXTS['zh-TW'], ...LATE_TEXTS['zh-TW'], ...UNUSED_TEXTS['zh-TW'] },
  en: { ...TEXTS.en, ...CHANGE_TEXTS.en, ...LATE_TEXTS.en, ...UNUSED_TEXTS.en },
  vi: { ...TEXTS.vi, ...CHANGE_TEXTS.vi, ...LATE_TEXTS.vi, ...UNUSED_TEXTS.vi },
  id: { ...TEXTS.id, ...CHANGE_TEXTS.id, ...LATE_TEXTS.id, ...UNUSED_TEXTS.id },
  ja: { ...TEXTS.ja, ...CHANGE_TEXTS.ja, ...LATE_TEXTS.ja, ...UNUSED_TEXTS.ja },
};
