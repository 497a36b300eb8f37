import type { Language } from '../../../../../shared/domain/language';
import type { LifecycleNotice } from '../../domain/brand-domain.entity';
import type { DomainNotice } from './domain-mail-texts';

/** What people are told about a domain of their group, and about its certificate. */
export type BrandDomainNotice = LifecycleNotice | 'certified' | 'uncertified';

type BrandDomainTexts = Readonly<Record<BrandDomainNotice, DomainNotice>>;

/** Words in braces: `{host}`, and `{date}` of the day until which something still works. */
export const BRAND_DOMAIN_TEXTS: Readonly<Record<Language, BrandDomainTexts>> = {
  'zh-TW': {
    verified: {
      title: '{host} 已完成驗證',
      body: 'DNS 紀錄都設定好了，{host} 現在可以放短網址。憑證通常在幾分鐘內就會核發。',
    },
    back: { title: '{host} 恢復正常', body: '我們又找到 {host} 的 DNS 紀錄了，一切照常運作。' },
    failing: {
      title: '{host} 的 DNS 紀錄不見了',
      body: '我們找不到 {host} 需要的 DNS 紀錄。短網址會繼續運作到 {date}，請在那之前檢查紀錄。',
    },
    invalid: {
      title: '{host} 已失效',
      body: '{host} 的 DNS 紀錄已經消失一週，因此不能再放新的短網址。紀錄恢復後，網域會自動重新啟用。',
    },
    lapsed: {
      title: '{host} 未完成設定',
      body: '我們在期限內沒有找到 {host} 的 DNS 紀錄，所以不再檢查。你可以隨時重新加入這個網域。',
    },
    suspended: {
      title: '{host} 已暫停使用',
      body: '群組目前的方案不包含自有網域，{host} 的短網址已暫停。請在 {date} 之前升級方案，否則網域會被釋出。',
    },
    released: {
      title: '{host} 已釋出',
      body: '{host} 不再屬於你的群組，放在上面的短網址已無法使用。',
    },
    certified: { title: '{host} 的憑證已啟用', body: '{host} 的短網址現在可以用 https 開啟。' },
    uncertified: {
      title: '無法更新 {host} 的憑證',
      body: '{host} 的憑證快要到期，而我們一直無法更新。請到網域頁面查看原因。',
    },
  },
  en: {
    verified: {
      title: '{host} is verified',
      body: 'All DNS records are in place, and {host} can now be used for short links. Its certificate is usually issued within minutes.',
    },
    back: {
      title: '{host} works again',
      body: 'We have found the DNS records of {host} again. Everything works as before.',
    },
    failing: {
      title: 'A DNS record of {host} is missing',
      body: 'We cannot find a DNS record that {host} needs. Its short links go on working until {date}: please check the records before then.',
    },
    invalid: {
      title: '{host} is no longer valid',
      body: 'The DNS record of {host} has been missing for a week, so new links cannot use it. The domain becomes active again by itself once the record is back.',
    },
    lapsed: {
      title: '{host} was not set up',
      body: 'We have not found the DNS records of {host} in time and have stopped checking. You can add the domain again whenever you like.',
    },
    suspended: {
      title: '{host} is suspended',
      body: 'The plan of your group does not include custom domains, so the short links of {host} are suspended. Please upgrade before {date}; otherwise the domain is released.',
    },
    released: {
      title: '{host} was released',
      body: '{host} no longer belongs to your group, and short links on it have stopped working.',
    },
    certified: {
      title: '{host} has a certificate',
      body: 'Short links on {host} can now be opened over https.',
    },
    uncertified: {
      title: 'The certificate of {host} cannot be renewed',
      body: 'The certificate of {host} is about to expire, and we have not been able to renew it. The domain page tells why.',
    },
  },
  vi: {
    verified: {
      title: '{host} đã được xác minh',
      body: 'Mọi bản ghi DNS đã sẵn sàng, {host} nay có thể dùng cho liên kết ngắn. Chứng chỉ thường được cấp trong vài phút.',
    },
    back: {
      title: '{host} hoạt động trở lại',
      body: 'Chúng tôi đã tìm thấy lại bản ghi DNS của {host}. Mọi thứ hoạt động như trước.',
    },
    failing: {
      title: 'Thiếu bản ghi DNS của {host}',
      body: 'Chúng tôi không tìm thấy một bản ghi DNS mà {host} cần. Liên kết ngắn vẫn hoạt động đến {date}: vui lòng kiểm tra bản ghi trước ngày đó.',
    },
    invalid: {
      title: '{host} không còn hợp lệ',
      body: 'Bản ghi DNS của {host} đã thiếu suốt một tuần nên không thể đặt liên kết mới trên tên miền này. Khi bản ghi trở lại, tên miền sẽ tự hoạt động lại.',
    },
    lapsed: {
      title: '{host} chưa được thiết lập',
      body: 'Chúng tôi không tìm thấy bản ghi DNS của {host} đúng hạn và đã ngừng kiểm tra. Bạn có thể thêm lại tên miền bất cứ lúc nào.',
    },
    suspended: {
      title: '{host} bị tạm ngưng',
      body: 'Gói của nhóm không bao gồm tên miền riêng nên các liên kết ngắn của {host} bị tạm ngưng. Vui lòng nâng cấp trước {date}, nếu không tên miền sẽ bị giải phóng.',
    },
    released: {
      title: '{host} đã được giải phóng',
      body: '{host} không còn thuộc nhóm của bạn, và các liên kết ngắn trên đó đã ngừng hoạt động.',
    },
    certified: {
      title: '{host} đã có chứng chỉ',
      body: 'Liên kết ngắn trên {host} nay có thể mở bằng https.',
    },
    uncertified: {
      title: 'Không thể gia hạn chứng chỉ của {host}',
      body: 'Chứng chỉ của {host} sắp hết hạn và chúng tôi chưa gia hạn được. Trang tên miền cho biết lý do.',
    },
  },
  id: {
    verified: {
      title: '{host} telah diverifikasi',
      body: 'Semua data DNS sudah siap, dan {host} kini dapat dipakai untuk tautan pendek. Sertifikat biasanya terbit dalam beberapa menit.',
    },
    back: {
      title: '{host} berfungsi kembali',
      body: 'Kami menemukan kembali data DNS {host}. Semuanya berjalan seperti biasa.',
    },
    failing: {
      title: 'Data DNS {host} tidak ditemukan',
      body: 'Kami tidak menemukan data DNS yang dibutuhkan {host}. Tautan pendek tetap berfungsi hingga {date}: periksa datanya sebelum tanggal itu.',
    },
    invalid: {
      title: '{host} tidak valid lagi',
      body: 'Data DNS {host} hilang selama seminggu, sehingga tautan baru tidak dapat memakainya. Domain aktif kembali dengan sendirinya setelah datanya pulih.',
    },
    lapsed: {
      title: '{host} belum disiapkan',
      body: 'Kami tidak menemukan data DNS {host} pada waktunya dan berhenti memeriksa. Anda dapat menambahkan domain ini lagi kapan saja.',
    },
    suspended: {
      title: '{host} ditangguhkan',
      body: 'Paket grup Anda tidak mencakup domain sendiri, sehingga tautan pendek {host} ditangguhkan. Tingkatkan paket sebelum {date}; jika tidak, domain akan dilepas.',
    },
    released: {
      title: '{host} telah dilepas',
      body: '{host} bukan lagi milik grup Anda, dan tautan pendek di sana tidak berfungsi lagi.',
    },
    certified: {
      title: '{host} memiliki sertifikat',
      body: 'Tautan pendek di {host} kini dapat dibuka melalui https.',
    },
    uncertified: {
      title: 'Sertifikat {host} tidak dapat diperpanjang',
      body: 'Sertifikat {host} segera kedaluwarsa dan kami belum berhasil memperpanjangnya. Halaman domain menjelaskan penyebabnya.',
    },
  },
  ja: {
    verified: {
      title: '{host} の確認が完了しました',
      body: 'DNSレコードがすべて設定され、{host} で短縮URLを使えるようになりました。証明書は通常数分で発行されます。',
    },
    back: {
      title: '{host} が復旧しました',
      body: '{host} のDNSレコードを再び確認できました。これまでどおり使えます。',
    },
    failing: {
      title: '{host} のDNSレコードが見つかりません',
      body: '{host} に必要なDNSレコードが見つかりません。短縮URLは {date} まで動作します。それまでにレコードを確認してください。',
    },
    invalid: {
      title: '{host} は無効になりました',
      body: '{host} のDNSレコードが1週間見つからないため、新しい短縮URLには使えません。レコードが戻れば、自動的に有効になります。',
    },
    lapsed: {
      title: '{host} は設定されませんでした',
      body: '期限までに {host} のDNSレコードが見つからなかったため、確認を終了しました。ドメインはいつでも追加し直せます。',
    },
    suspended: {
      title: '{host} は停止中です',
      body: 'グループのプランに独自ドメインが含まれないため、{host} の短縮URLを停止しました。{date} までにアップグレードしない場合、ドメインは解放されます。',
    },
    released: {
      title: '{host} を解放しました',
      body: '{host} はグループのドメインではなくなり、このドメインの短縮URLは使えなくなりました。',
    },
    certified: {
      title: '{host} の証明書が有効になりました',
      body: '{host} の短縮URLを https で開けるようになりました。',
    },
    uncertified: {
      title: '{host} の証明書を更新できません',
      body: '{host} の証明書の期限が近づいていますが、更新できていません。理由はドメインのページで確認できます。',
    },
  },
};
