import type { Language } from '../../../../shared/domain/language';
import type { Notice } from './late-payment-texts';

/** What people are told of what has become another thing than they paid for, or went back. */
export type ChangeNotice = 'changed' | 'scheduled' | 'cardChanged' | 'refunded' | 'allowance';

export const CHANGE_TEXTS: Readonly<Record<Language, Readonly<Record<ChangeNotice, Notice>>>> = {
  'zh-TW': {
    changed: {
      title: '方案已變更',
      body: '變更完成，{item} 已生效，已付款到 {date}。',
    },
    scheduled: {
      title: '已排定變更',
      body: '從 {date} 起會改為 {item}，到那天才會扣款。在那之前都可以撤回。',
    },
    cardChanged: {
      title: '信用卡已更新',
      body: '之後 {item} 的款項會改用新的信用卡，下次扣款日是 {date}。',
    },
    refunded: {
      title: '退款完成',
      body: '{item} 的退款已於 {date} 完成。依付款服務與銀行的作業時間，款項可能要過幾天才會入帳。',
    },
    allowance: { title: '電子發票折讓單已開立', body: '因為退款，{item} 的電子發票已於 {date} 開立折讓單。' },
  },
  en: {
    changed: {
      title: 'Plan changed',
      body: 'The change is done: {item} is active and paid until {date}.',
    },
    scheduled: {
      title: 'Change scheduled',
      body: 'From {date} it will be {item}, which is charged on that day. You can withdraw the change until then.',
    },
    cardChanged: {
      title: 'Card changed',
      body: '{item} will be charged to the new card, next on {date}.',
    },
    refunded: {
      title: 'Refund completed',
      body: 'The refund for {item} was completed on {date}. Depending on the payment service and your bank, it may take some days until you see the money.',
    },
    allowance: {
      title: 'Invoice allowance issued',
      body: 'Because of the refund, an allowance for the electronic invoice of {item} was issued on {date}.',
    },
  },
  vi: {
    changed: {
      title: 'Đã đổi gói',
      body: 'Thay đổi đã hoàn tất: {item} đang hoạt động và đã thanh toán đến {date}.',
    },
    scheduled: {
      title: 'Đã lên lịch thay đổi',
      body: 'Từ {date}, gói sẽ là {item} và được tính phí vào ngày đó. Bạn có thể hủy thay đổi trước ngày này.',
    },
    cardChanged: {
      title: 'Đã đổi thẻ',
      body: '{item} sẽ được tính phí vào thẻ mới, lần tới vào {date}.',
    },
    refunded: {
      title: 'Đã hoàn tiền',
      body: 'Khoản hoàn tiền cho {item} đã hoàn tất ngày {date}. Tùy theo dịch vụ thanh toán và ngân hàng, có thể mất vài ngày bạn mới nhận được tiền.',
    },
    allowance: {
      title: 'Đã xuất chứng từ giảm trừ hóa đơn',
      body: 'Do khoản hoàn tiền, chứng từ giảm trừ cho hóa đơn điện tử của {item} đã được xuất ngày {date}.',
    },
  },
  id: {
    changed: {
      title: 'Paket diubah',
      body: 'Perubahan selesai: {item} aktif dan sudah dibayar hingga {date}.',
    },
    scheduled: {
      title: 'Perubahan dijadwalkan',
      body: 'Mulai {date} paketnya menjadi {item}, dan ditagih pada hari itu. Anda dapat membatalkan perubahan sebelum tanggal tersebut.',
    },
    cardChanged: {
      title: 'Kartu diganti',
      body: '{item} akan ditagih ke kartu baru, berikutnya pada {date}.',
    },
    refunded: {
      title: 'Pengembalian dana selesai',
      body: 'Pengembalian dana untuk {item} selesai pada {date}. Tergantung layanan pembayaran dan bank Anda, dana mungkin baru terlihat setelah beberapa hari.',
    },
    allowance: {
      title: 'Nota pengurangan faktur diterbitkan',
      body: 'Karena pengembalian dana, nota pengurangan untuk faktur elektronik {item} diterbitkan pada {date}.',
    },
  },
  ja: {
    changed: {
      title: 'プランを変更しました',
      body: '変更が完了しました。{item} が有効になり、{date} まで支払い済みです。',
    },
    scheduled: {
      title: '変更を予約しました',
      body: '{date} から {item} に変わり、その日に請求されます。それまでは取り消せます。',
    },
    cardChanged: {
      title: 'カードを変更しました',
      body: '今後の {item} は新しいカードに請求されます。次回の請求日は {date} です。',
    },
    refunded: {
      title: '返金が完了しました',
      body: '{item} の返金が {date} に完了しました。決済サービスや銀行によっては、実際に入金されるまで数日かかることがあります。',
    },
    allowance: {
      title: 'インボイスの減額証明を発行しました',
      body: '返金に伴い、{item} の電子インボイスの減額証明を {date} に発行しました。',
    },
  },
};
