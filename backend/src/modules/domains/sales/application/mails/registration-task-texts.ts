import type { Language } from '../../../../../shared/domain/language';

/** What those who run the site are told of a domain that waits for them. */
export interface RegistrationTaskTexts {
  readonly registering: { readonly title: string; readonly body: string };
  readonly renewing: { readonly title: string; readonly body: string };
  readonly button: string;
  readonly footer: string;
}

/** `{host}` is the domain. */
export const REGISTRATION_TASK_TEXTS: Readonly<Record<Language, RegistrationTaskTexts>> = {
  'zh-TW': {
    registering: {
      title: '{host} 等待註冊',
      body: '{host} 已經有人買下，但還沒有註冊。請向註冊商註冊並設定頁面上的 DNS 紀錄，再填入到期日；如果無法註冊，請在頁面上拒絕，已付的款項會退回。',
    },
    renewing: {
      title: '{host} 等待續約',
      body: '{host} 的下一年已經付款，但還沒有續約。請儘快向註冊商續約，再填入新的到期日，否則網域可能會失效。',
    },
    button: '查看等待中的網域',
    footer: '這封信由 Linklet 自動寄給網站管理員，每個等待中的網域每天一封。',
  },
  en: {
    registering: {
      title: '{host} waits to be registered',
      body: 'Somebody has bought {host}, and it is not registered yet. Register it with the records that the page shows, and enter until when; or refuse it there if it cannot be had: what was paid is refunded.',
    },
    renewing: {
      title: '{host} waits to be renewed',
      body: 'Another year of {host} is paid, and it is not renewed yet. Renew it soon at the registrar, and enter until when it is registered; otherwise it may be lost.',
    },
    button: 'View the waiting domains',
    footer:
      'Linklet sent this automatically to the site administrators, once a day for each domain that waits.',
  },
  vi: {
    registering: {
      title: '{host} đang chờ đăng ký',
      body: 'Có người đã mua {host} nhưng tên miền chưa được đăng ký. Hãy đăng ký với các bản ghi DNS hiển thị trên trang rồi nhập ngày hết hạn; nếu không đăng ký được, hãy từ chối tại đó để hoàn lại tiền.',
    },
    renewing: {
      title: '{host} đang chờ gia hạn',
      body: 'Năm tiếp theo của {host} đã được thanh toán nhưng tên miền chưa được gia hạn. Hãy sớm gia hạn tại nhà đăng ký rồi nhập ngày hết hạn mới; nếu không, tên miền có thể bị mất.',
    },
    button: 'Xem các tên miền đang chờ',
    footer:
      'Linklet tự động gửi thư này cho quản trị viên của trang, mỗi ngày một lần cho mỗi tên miền đang chờ.',
  },
  id: {
    registering: {
      title: '{host} menunggu didaftarkan',
      body: '{host} sudah dibeli, tetapi belum didaftarkan. Daftarkan dengan catatan DNS yang ditampilkan di halaman itu, lalu isi tanggal berakhirnya; jika tidak bisa, tolak di sana agar pembayarannya dikembalikan.',
    },
    renewing: {
      title: '{host} menunggu diperpanjang',
      body: 'Tahun berikutnya untuk {host} sudah dibayar, tetapi belum diperpanjang. Segera perpanjang di registrar, lalu isi tanggal berakhir yang baru; jika tidak, domain ini bisa hilang.',
    },
    button: 'Lihat domain yang menunggu',
    footer:
      'Linklet mengirim email ini secara otomatis kepada admin situs, sekali sehari untuk setiap domain yang menunggu.',
  },
  ja: {
    registering: {
      title: '{host} が登録待ちです',
      body: '{host} が購入されましたが、まだ登録されていません。ページに表示される DNS レコードで登録し、有効期限を入力してください。登録できない場合はページで却下すると、支払われた金額が返金されます。',
    },
    renewing: {
      title: '{host} が更新待ちです',
      body: '{host} の次の 1 年分は支払い済みですが、まだ更新されていません。レジストラで早めに更新し、新しい有効期限を入力してください。更新しないとドメインが失われるおそれがあります。',
    },
    button: '登録待ちのドメインを見る',
    footer:
      'このメールは、Linklet がサイト管理者に自動で送信しています（待っているドメインごとに 1 日 1 通）。',
  },
};
