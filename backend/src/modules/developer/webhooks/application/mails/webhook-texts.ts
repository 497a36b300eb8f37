import type { Language } from '../../../../../shared/domain/language';
import type { WebhookNotice } from '../../domain/webhook.entity';

interface Notice {
  /** Subject and heading. */
  readonly title: string;
  readonly body: string;
}

type WebhookTexts = Readonly<Record<WebhookNotice['kind'], Notice>> & {
  readonly address: string;
  readonly group: string;
  readonly button: string;
  readonly footer: string;
};

/** Words in braces: `{count}`, failures in a row. */
export const WEBHOOK_TEXTS: Readonly<Record<Language, WebhookTexts>> = {
  'zh-TW': {
    failing: {
      title: 'Webhook 連續失敗 {count} 次',
      body: '我們連續 {count} 次無法將事件送到這個網址，會繼續重試。連續失敗 20 次後，這個 webhook 就會關閉。',
    },
    off: {
      title: 'Webhook 已關閉',
      body: '連續失敗 {count} 次後，我們不再把事件送到這個網址。接收端恢復後，請重新開啟；等待中的事件會在開啟後送出。',
    },
    gone: {
      title: 'Webhook 已關閉',
      body: '接收端以 410 回應，表示不想再收到事件，所以我們關閉了這個 webhook。',
    },
    address: '網址',
    group: '群組',
    button: '查看 webhook',
    footer: '這封信由 Linklet 自動寄出，因為你是群組的管理員。',
  },
  en: {
    failing: {
      title: 'A webhook has failed {count} times in a row',
      body: 'We could not deliver events to this address {count} times in a row, and keep trying. After 20 failures in a row the webhook is switched off.',
    },
    off: {
      title: 'A webhook has been switched off',
      body: 'After {count} failures in a row we no longer send events to this address. Switch the webhook on when the receiver works again; events that are waiting are sent then.',
    },
    gone: {
      title: 'A webhook has been switched off',
      body: 'The receiver answered 410, which means that it wants no more events, so we switched the webhook off.',
    },
    address: 'Address',
    group: 'Group',
    button: 'View webhooks',
    footer: 'Linklet sent this mail because you are an admin of the group.',
  },
  vi: {
    failing: {
      title: 'Webhook đã lỗi {count} lần liên tiếp',
      body: 'Chúng tôi không gửi được sự kiện đến địa chỉ này {count} lần liên tiếp và sẽ tiếp tục thử. Sau 20 lần lỗi liên tiếp, webhook sẽ bị tắt.',
    },
    off: {
      title: 'Webhook đã bị tắt',
      body: 'Sau {count} lần lỗi liên tiếp, chúng tôi không gửi sự kiện đến địa chỉ này nữa. Hãy bật lại webhook khi máy nhận hoạt động; các sự kiện đang chờ sẽ được gửi.',
    },
    gone: {
      title: 'Webhook đã bị tắt',
      body: 'Máy nhận trả lời 410, nghĩa là không muốn nhận sự kiện nữa, nên chúng tôi đã tắt webhook.',
    },
    address: 'Địa chỉ',
    group: 'Nhóm',
    button: 'Xem webhook',
    footer: 'Linklet gửi thư này vì bạn là quản trị viên của nhóm.',
  },
  id: {
    failing: {
      title: 'Webhook gagal {count} kali berturut-turut',
      body: 'Kami gagal mengirim peristiwa ke alamat ini {count} kali berturut-turut dan terus mencoba. Setelah 20 kegagalan berturut-turut, webhook dimatikan.',
    },
    off: {
      title: 'Webhook telah dimatikan',
      body: 'Setelah {count} kegagalan berturut-turut, kami tidak lagi mengirim peristiwa ke alamat ini. Nyalakan kembali webhook saat penerima sudah berfungsi; peristiwa yang menunggu akan dikirim.',
    },
    gone: {
      title: 'Webhook telah dimatikan',
      body: 'Penerima menjawab 410, yang berarti tidak ingin menerima peristiwa lagi, jadi kami mematikan webhook.',
    },
    address: 'Alamat',
    group: 'Grup',
    button: 'Lihat webhook',
    footer: 'Linklet mengirim email ini karena Anda admin grup.',
  },
  ja: {
    failing: {
      title: 'Webhook が {count} 回続けて失敗しました',
      body: 'このアドレスへのイベントの送信に {count} 回続けて失敗しました。再送は続けますが、20 回続けて失敗すると webhook は停止します。',
    },
    off: {
      title: 'Webhook を停止しました',
      body: '{count} 回続けて失敗したため、このアドレスへのイベントの送信を停止しました。受信側が復旧したら webhook をオンにしてください。待機中のイベントはそのときに送信されます。',
    },
    gone: {
      title: 'Webhook を停止しました',
      body: '受信側が 410 と応答し、これ以上イベントを受け取らないことを示したため、webhook を停止しました。',
    },
    address: 'アドレス',
    group: 'グループ',
    button: 'Webhook を見る',
    footer: 'このメールは、グループの管理者であるあなたに Linklet が自動送信しました。',
  },
};
