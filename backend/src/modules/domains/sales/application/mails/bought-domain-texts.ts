import type { Language } from '../../../../../shared/domain/language';
import type { DomainNotice } from '../../../brand/application/mails/domain-mail-texts';

/** What has become of a domain that a group has bought. */
export type BoughtDomainNotice = 'registered' | 'refused' | 'refusedInPlan' | 'recoverable';

/** `{date}`: until when it is registered, or can be bought again. */
export const BOUGHT_DOMAIN_TEXTS: Readonly<
  Record<Language, Readonly<Record<BoughtDomainNotice, DomainNotice>>>
> = {
  'zh-TW': {
    registered: {
      title: '{host} 已註冊完成',
      body: '{host} 已經是你的群組的了，註冊期限到 {date}。我們正在設定 DNS 紀錄與憑證，通常幾分鐘內就能放短網址。',
    },
    refused: {
      title: '{host} 無法註冊',
      body: '很抱歉，我們無法註冊 {host}。你付的款項會全額退回原付款方式，你可以改選其他名稱。',
    },
    refusedInPlan: {
      title: '{host} 無法註冊',
      body: '很抱歉，我們無法註冊 {host}。方案包含的網域還沒有用掉，你可以改選其他名稱。',
    },
    recoverable: {
      title: '{host} 的訂閱已結束',
      body: '{host} 的短網址還能使用幾天。請在 {date} 之前重新購買，否則網域會被釋出，任何人都可以註冊。',
    },
  },
  en: {
    registered: {
      title: '{host} is registered',
      body: '{host} belongs to your group now and is registered until {date}. Its DNS records and certificate are being set up; it can usually be used for short links within minutes.',
    },
    refused: {
      title: '{host} could not be registered',
      body: 'We are sorry: {host} could not be registered. All that you paid for it is refunded by the same payment method. You can choose another name.',
    },
    refusedInPlan: {
      title: '{host} could not be registered',
      body: 'We are sorry: {host} could not be registered. Your plan still includes a domain: you can choose another name.',
    },
    recoverable: {
      title: 'The subscription of {host} is over',
      body: 'Short links on {host} work for some days more. Buy the domain again before {date}; otherwise it is released, and anybody can register it.',
    },
  },
  vi: {
    registered: {
      title: '{host} đã được đăng ký',
      body: '{host} nay thuộc về nhóm của bạn và được đăng ký đến {date}. Bản ghi DNS và chứng chỉ đang được thiết lập; thường chỉ sau vài phút là có thể dùng cho liên kết ngắn.',
    },
    refused: {
      title: 'Không thể đăng ký {host}',
      body: 'Rất tiếc, chúng tôi không thể đăng ký {host}. Toàn bộ số tiền bạn đã trả sẽ được hoàn lại qua cùng phương thức thanh toán. Bạn có thể chọn tên khác.',
    },
    refusedInPlan: {
      title: 'Không thể đăng ký {host}',
      body: 'Rất tiếc, chúng tôi không thể đăng ký {host}. Gói của bạn vẫn bao gồm một tên miền: bạn có thể chọn tên khác.',
    },
    recoverable: {
      title: 'Gói đăng ký của {host} đã kết thúc',
      body: 'Các liên kết ngắn trên {host} còn hoạt động thêm vài ngày. Hãy mua lại tên miền trước {date}, nếu không tên miền sẽ được giải phóng và ai cũng có thể đăng ký.',
    },
  },
  id: {
    registered: {
      title: '{host} telah terdaftar',
      body: '{host} kini milik grup Anda dan terdaftar hingga {date}. Data DNS dan sertifikatnya sedang disiapkan; biasanya domain dapat dipakai untuk tautan pendek dalam beberapa menit.',
    },
    refused: {
      title: '{host} tidak dapat didaftarkan',
      body: 'Mohon maaf, {host} tidak dapat didaftarkan. Seluruh pembayaran Anda dikembalikan melalui metode pembayaran yang sama. Anda dapat memilih nama lain.',
    },
    refusedInPlan: {
      title: '{host} tidak dapat didaftarkan',
      body: 'Mohon maaf, {host} tidak dapat didaftarkan. Paket Anda tetap mencakup satu domain: Anda dapat memilih nama lain.',
    },
    recoverable: {
      title: 'Langganan {host} telah berakhir',
      body: 'Tautan pendek di {host} masih berfungsi beberapa hari lagi. Beli kembali domain ini sebelum {date}; jika tidak, domain dilepas dan siapa pun dapat mendaftarkannya.',
    },
  },
  ja: {
    registered: {
      title: '{host} の登録が完了しました',
      body: '{host} はグループのドメインになり、{date} まで登録されています。DNSレコードと証明書を設定中で、通常は数分で短縮URLに使えます。',
    },
    refused: {
      title: '{host} を登録できませんでした',
      body: '申し訳ありませんが、{host} を登録できませんでした。お支払いいただいた全額を同じ支払い方法で返金します。別の名前をお選びください。',
    },
    refusedInPlan: {
      title: '{host} を登録できませんでした',
      body: '申し訳ありませんが、{host} を登録できませんでした。プランに含まれるドメインはまだご利用いただけます。別の名前をお選びください。',
    },
    recoverable: {
      title: '{host} の契約が終了しました',
      body: '{host} の短縮URLは、あと数日は動作します。{date} までに再購入されない場合、ドメインは解放され、誰でも登録できるようになります。',
    },
  },
};
