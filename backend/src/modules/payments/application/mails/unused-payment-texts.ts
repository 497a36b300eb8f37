import type { Language } from '../../../../shared/domain/language';
import type { UnusedReason } from '../../domain/unused-payment';
import type { Notice } from './late-payment-texts';

/** What people are told of money that could not be used: why it goes back. */
export type UnusedNotice = UnusedReason;

export const UNUSED_TEXTS: Readonly<Record<Language, Readonly<Record<UnusedNotice, Notice>>>> = {
  'zh-TW': {
    paidTwice: {
      title: '重複付款，我們正在退款',
      body: '{item} 先前已經付清，這次是第二筆付款，我們會把第二筆全額退回原付款方式。你不需要做任何事，退款完成時會再寄信通知你。',
    },
    otherAmount: {
      title: '付款金額不符，我們正在退款',
      body: '我們收到的 {item} 款項與訂單金額不同，無法使用，因此訂單已關閉，款項會全額退回原付款方式。退款完成時會再寄信通知你；如仍需要，請重新下單。',
    },
    orderClosed: {
      title: '款項太晚送達，我們正在退款',
      body: '{item} 的款項在訂單關閉之後才送達，已無法使用，會全額退回原付款方式。你不需要做任何事，退款完成時會再寄信通知你。',
    },
    notDue: {
      title: '多扣的款項正在退款',
      body: '付款服務扣了 {item} 的款項，但當時沒有應付的費用，因此會全額退回原付款方式。你不需要做任何事，退款完成時會再寄信通知你。',
    },
    notUsable: {
      title: '款項無法使用，我們正在退款',
      body: '我們收到了 {item} 的款項，但群組已經有這個項目，或已無法取得，因此會全額退回原付款方式。你不需要做任何事，退款完成時會再寄信通知你。',
    },
  },
  en: {
    paidTwice: {
      title: 'You paid twice: the second payment is being refunded',
      body: '{item} had been paid already. The second payment goes back in full, the way it came. You do not have to do anything; we send you another email when it is refunded.',
    },
    otherAmount: {
      title: 'Wrong amount: your payment is being refunded',
      body: 'What we received for {item} is not the amount of the order, so it could not be used. The order is closed, and the payment goes back in full, the way it came. We send you another email when it is refunded; please order again if you still want to.',
    },
    orderClosed: {
      title: 'Your payment came too late and is being refunded',
      body: 'The payment for {item} came after the order was closed and could not be used any more. It goes back in full, the way it came. You do not have to do anything; we send you another email when it is refunded.',
    },
    notDue: {
      title: 'A charge that was not due is being refunded',
      body: 'The payment service charged you for {item} when nothing was due. The payment goes back in full, the way it came. You do not have to do anything; we send you another email when it is refunded.',
    },
    notUsable: {
      title: 'Your payment could not be used and is being refunded',
      body: 'We received a payment for {item}, but the group has it already, or cannot have it any more. The payment goes back in full, the way it came. You do not have to do anything; we send you another email when it is refunded.',
    },
  },
  vi: {
    paidTwice: {
      title: 'Bạn đã thanh toán hai lần: khoản thứ hai đang được hoàn lại',
      body: '{item} đã được thanh toán trước đó. Khoản thanh toán thứ hai sẽ được hoàn lại toàn bộ theo cách bạn đã trả. Bạn không cần làm gì; chúng tôi sẽ gửi thêm email khi hoàn tiền xong.',
    },
    otherAmount: {
      title: 'Sai số tiền: khoản thanh toán đang được hoàn lại',
      body: 'Số tiền chúng tôi nhận được cho {item} không đúng với đơn hàng nên không dùng được. Đơn hàng đã đóng và toàn bộ khoản tiền sẽ được hoàn lại theo cách bạn đã trả. Chúng tôi sẽ gửi thêm email khi hoàn tiền xong; nếu vẫn cần, vui lòng đặt lại.',
    },
    orderClosed: {
      title: 'Khoản thanh toán đến quá muộn và đang được hoàn lại',
      body: 'Khoản thanh toán cho {item} đến sau khi đơn hàng đã đóng nên không dùng được nữa. Toàn bộ khoản tiền sẽ được hoàn lại theo cách bạn đã trả. Bạn không cần làm gì; chúng tôi sẽ gửi thêm email khi hoàn tiền xong.',
    },
    notDue: {
      title: 'Khoản thu chưa đến hạn đang được hoàn lại',
      body: 'Dịch vụ thanh toán đã thu tiền {item} khi chưa có khoản nào đến hạn. Toàn bộ khoản tiền sẽ được hoàn lại theo cách bạn đã trả. Bạn không cần làm gì; chúng tôi sẽ gửi thêm email khi hoàn tiền xong.',
    },
    notUsable: {
      title: 'Khoản thanh toán không dùng được và đang được hoàn lại',
      body: 'Chúng tôi đã nhận khoản thanh toán cho {item} nhưng nhóm đã có hoặc không thể nhận nữa. Toàn bộ khoản tiền sẽ được hoàn lại theo cách bạn đã trả. Bạn không cần làm gì; chúng tôi sẽ gửi thêm email khi hoàn tiền xong.',
    },
  },
  id: {
    paidTwice: {
      title: 'Anda membayar dua kali: pembayaran kedua sedang dikembalikan',
      body: '{item} sudah dibayar sebelumnya. Pembayaran kedua dikembalikan seluruhnya lewat cara pembayaran yang sama. Anda tidak perlu melakukan apa pun; kami akan mengirim email lagi setelah dananya dikembalikan.',
    },
    otherAmount: {
      title: 'Jumlah tidak sesuai: pembayaran Anda sedang dikembalikan',
      body: 'Jumlah yang kami terima untuk {item} tidak sama dengan jumlah pesanan sehingga tidak dapat digunakan. Pesanan ditutup, dan pembayaran dikembalikan seluruhnya lewat cara pembayaran yang sama. Kami akan mengirim email lagi setelah dananya dikembalikan; silakan pesan lagi jika masih ingin.',
    },
    orderClosed: {
      title: 'Pembayaran Anda terlambat dan sedang dikembalikan',
      body: 'Pembayaran untuk {item} tiba setelah pesanan ditutup dan tidak dapat digunakan lagi. Pembayaran dikembalikan seluruhnya lewat cara pembayaran yang sama. Anda tidak perlu melakukan apa pun; kami akan mengirim email lagi setelah dananya dikembalikan.',
    },
    notDue: {
      title: 'Tagihan yang belum jatuh tempo sedang dikembalikan',
      body: 'Layanan pembayaran menagih Anda untuk {item} padahal belum ada yang jatuh tempo. Pembayaran dikembalikan seluruhnya lewat cara pembayaran yang sama. Anda tidak perlu melakukan apa pun; kami akan mengirim email lagi setelah dananya dikembalikan.',
    },
    notUsable: {
      title: 'Pembayaran Anda tidak dapat digunakan dan sedang dikembalikan',
      body: 'Kami menerima pembayaran untuk {item}, tetapi grup sudah memilikinya atau tidak dapat memperolehnya lagi. Pembayaran dikembalikan seluruhnya lewat cara pembayaran yang sama. Anda tidak perlu melakukan apa pun; kami akan mengirim email lagi setelah dananya dikembalikan.',
    },
  },
  ja: {
    paidTwice: {
      title: '二重のお支払いを返金しています',
      body: '{item} はすでにお支払い済みでした。2 回目のお支払いは、同じお支払い方法に全額を返金します。お手続きは不要です。返金が完了しましたら、改めてメールでお知らせします。',
    },
    otherAmount: {
      title: '金額が異なるお支払いを返金しています',
      body: '{item} として受け取った金額がご注文の金額と異なり、使用できませんでした。ご注文は終了し、同じお支払い方法に全額を返金します。返金が完了しましたら、改めてメールでお知らせします。必要な場合は、もう一度お申し込みください。',
    },
    orderClosed: {
      title: '期限後に届いたお支払いを返金しています',
      body: '{item} のお支払いがご注文の終了後に届き、使用できませんでした。同じお支払い方法に全額を返金します。お手続きは不要です。返金が完了しましたら、改めてメールでお知らせします。',
    },
    notDue: {
      title: '期日でないご請求を返金しています',
      body: '{item} について、お支払いの期日でないときに決済サービスから請求がありました。同じお支払い方法に全額を返金します。お手続きは不要です。返金が完了しましたら、改めてメールでお知らせします。',
    },
    notUsable: {
      title: '使用できなかったお支払いを返金しています',
      body: '{item} のお支払いを受け取りましたが、グループがすでにお持ちか、ご利用いただけなくなりました。同じお支払い方法に全額を返金します。お手続きは不要です。返金が完了しましたら、改めてメールでお知らせします。',
    },
  },
};
