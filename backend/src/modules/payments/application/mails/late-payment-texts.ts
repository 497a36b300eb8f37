import type { Language } from '../../../../shared/domain/language';

export interface Notice {
  /** Subject and heading. */
  readonly title: string;
  readonly body: string;
}

/** What people are told of payments that are missing, or that cannot come. */
export type LateNotice =
  'stillMissed' | 'missedLastDay' | 'lastCharge' | 'cardEnded' | 'checkCard' | 'payerLeft';

export const LATE_TEXTS: Readonly<Record<Language, Readonly<Record<LateNotice, Notice>>>> = {
  'zh-TW': {
    stillMissed: {
      title: '扣款仍未成功',
      body: '這一期的款項還沒有付清。{item} 會保留到 {date}，請在那之前檢查你的付款方式。',
    },
    missedLastDay: {
      title: '今天是最後一天',
      body: '這一期的款項還沒有付清。{item} 將在 {date} 00:00（台北時間）結束，請在今天付款。你的連結和資料都會保留。',
    },
    lastCharge: {
      title: '信用卡即將到期',
      body: '{date} 是這張卡片最後一次能扣款的日子，因為卡片即將到期。之後 {item} 無法自動續訂，請準備另一張卡片。',
    },
    cardEnded: {
      title: '下一期無法自動扣款',
      body: '{item} 的下一期款項（{date}）無法自動扣款，因為卡片已到期。請在那之前更換付款方式。',
    },
    checkCard: {
      title: '請檢查你的信用卡',
      body: '銀行通知卡片有變動，但我們無法得知內容。如果卡片換發或停用，請在 {date} 下次扣款前更換 {item} 的付款方式；卡片沒有變動則不需處理。',
    },
    payerLeft: {
      title: '群組的訂閱將結束',
      body: '為 {item} 付款的人已離開群組，之後不會再扣款。{item} 可以使用到 {date}，之後群組的管理員可以重新訂閱。',
    },
  },
  en: {
    stillMissed: {
      title: 'Payment still missing',
      body: 'The payment for the next period is still missing. {item} stays until {date}; please check your way to pay before then.',
    },
    missedLastDay: {
      title: 'Today is the last day',
      body: 'The payment for the next period is still missing. {item} ends on {date} at 00:00 in Taipei unless it is paid today. Your links and data stay.',
    },
    lastCharge: {
      title: 'Your card is about to expire',
      body: '{date} is the last day on which your card can be charged, because it expires. After that {item} cannot renew automatically; please have another card ready.',
    },
    cardEnded: {
      title: 'The next payment cannot be automatic',
      body: 'The next period of {item} cannot be charged on {date}, because the card has expired. Please change your way to pay before then.',
    },
    checkCard: {
      title: 'Please check your card',
      body: 'Your bank reported a change of your card, and we cannot find out which. If it was replaced or blocked, change the way to pay for {item} before the next charge on {date}; otherwise there is nothing to do.',
    },
    payerLeft: {
      title: 'The group’s subscription will end',
      body: 'The person who paid for {item} has left the group and will not be charged again. {item} stays until {date}; after that an admin of the group can subscribe again.',
    },
  },
  vi: {
    stillMissed: {
      title: 'Vẫn chưa nhận được thanh toán',
      body: 'Thanh toán cho kỳ tiếp theo vẫn chưa thành công. {item} được giữ đến {date}; vui lòng kiểm tra phương thức thanh toán trước ngày đó.',
    },
    missedLastDay: {
      title: 'Hôm nay là ngày cuối cùng',
      body: 'Thanh toán cho kỳ tiếp theo vẫn chưa thành công. {item} sẽ kết thúc vào {date} lúc 00:00 (giờ Đài Bắc) nếu hôm nay chưa thanh toán. Liên kết và dữ liệu của bạn vẫn được giữ.',
    },
    lastCharge: {
      title: 'Thẻ của bạn sắp hết hạn',
      body: '{date} là ngày cuối cùng có thể tính phí thẻ của bạn vì thẻ sắp hết hạn. Sau đó {item} không thể tự động gia hạn; vui lòng chuẩn bị thẻ khác.',
    },
    cardEnded: {
      title: 'Không thể tự động thanh toán kỳ tiếp theo',
      body: 'Không thể tính phí kỳ tiếp theo của {item} vào {date} vì thẻ đã hết hạn. Vui lòng đổi phương thức thanh toán trước ngày đó.',
    },
    checkCard: {
      title: 'Vui lòng kiểm tra thẻ của bạn',
      body: 'Ngân hàng báo thẻ của bạn có thay đổi và chúng tôi không biết rõ thay đổi gì. Nếu thẻ đã được đổi hoặc bị khóa, hãy đổi phương thức thanh toán cho {item} trước lần tính phí tiếp theo vào {date}; nếu không, bạn không cần làm gì.',
    },
    payerLeft: {
      title: 'Gói đăng ký của nhóm sẽ kết thúc',
      body: 'Người thanh toán cho {item} đã rời nhóm và sẽ không bị tính phí nữa. {item} được giữ đến {date}; sau đó quản trị viên của nhóm có thể đăng ký lại.',
    },
  },
  id: {
    stillMissed: {
      title: 'Pembayaran masih belum diterima',
      body: 'Pembayaran untuk periode berikutnya masih belum berhasil. {item} tetap aktif sampai {date}; periksa cara pembayaran Anda sebelum itu.',
    },
    missedLastDay: {
      title: 'Hari ini hari terakhir',
      body: 'Pembayaran untuk periode berikutnya masih belum berhasil. {item} berakhir pada {date} pukul 00.00 waktu Taipei jika tidak dibayar hari ini. Tautan dan data Anda tetap disimpan.',
    },
    lastCharge: {
      title: 'Kartu Anda akan kedaluwarsa',
      body: '{date} adalah hari terakhir kartu Anda dapat ditagih karena akan kedaluwarsa. Setelah itu {item} tidak dapat diperpanjang secara otomatis; siapkan kartu lain.',
    },
    cardEnded: {
      title: 'Pembayaran berikutnya tidak bisa otomatis',
      body: 'Periode berikutnya dari {item} tidak dapat ditagih pada {date} karena kartu sudah kedaluwarsa. Ganti cara pembayaran Anda sebelum itu.',
    },
    checkCard: {
      title: 'Periksa kartu Anda',
      body: 'Bank Anda melaporkan perubahan pada kartu Anda dan kami tidak dapat mengetahui perubahannya. Jika kartu diganti atau diblokir, ganti cara pembayaran untuk {item} sebelum tagihan berikutnya pada {date}; jika tidak, Anda tidak perlu melakukan apa pun.',
    },
    payerLeft: {
      title: 'Langganan grup akan berakhir',
      body: 'Orang yang membayar {item} telah keluar dari grup dan tidak akan ditagih lagi. {item} tetap aktif sampai {date}; setelah itu admin grup dapat berlangganan lagi.',
    },
  },
  ja: {
    stillMissed: {
      title: 'お支払いがまだ確認できません',
      body: '次の期間のお支払いがまだ確認できません。{item} は {date} まで利用できます。それまでにお支払い方法をご確認ください。',
    },
    missedLastDay: {
      title: '本日が最終日です',
      body: '次の期間のお支払いがまだ確認できません。本日中にお支払いがない場合、{item} は {date} 00:00（台北時間）に終了します。リンクとデータは残ります。',
    },
    lastCharge: {
      title: 'カードの有効期限が近づいています',
      body: 'カードの有効期限が切れるため、{date} が最後の請求日になります。その後 {item} は自動更新されません。別のカードをご用意ください。',
    },
    cardEnded: {
      title: '次回のお支払いは自動では行われません',
      body: 'カードの有効期限が切れているため、{item} の次の期間を {date} に請求できません。それまでにお支払い方法を変更してください。',
    },
    checkCard: {
      title: 'カードをご確認ください',
      body: 'カードに変更があったと銀行から連絡がありましたが、内容は確認できません。カードの再発行や停止があった場合は、{date} の次回請求までに {item} のお支払い方法を変更してください。変更がない場合、お手続きは不要です。',
    },
    payerLeft: {
      title: 'グループのサブスクリプションが終了します',
      body: '{item} のお支払いをしていた方がグループを退出したため、今後の請求はありません。{item} は {date} まで利用でき、その後はグループの管理者が再度申し込めます。',
    },
  },
};
