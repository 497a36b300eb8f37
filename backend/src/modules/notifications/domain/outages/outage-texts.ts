import type { DestinationChangeKind } from './destination-change';

/** The words of the mail about what became of destinations. */
export interface OutageTexts {
  /** Of a mail that tells of one alone. {host} */
  readonly titles: Readonly<Record<DestinationChangeKind, string>>;
  readonly titleMany: string;
  readonly lead: string;
  /** {host} {since} */
  readonly lines: Readonly<Record<DestinationChangeKind, string>>;
  readonly downWithBackup: string;
  /** {count} */
  readonly more: string;
  readonly button: string;
  readonly adviceHarm: string;
  readonly adviceDown: string;
  readonly adviceBack: string;
  readonly footer: string;
}

const ENGLISH: OutageTexts = {
  titles: {
    down: '{host} is down',
    back: '{host} is up again',
    threat: 'Your short link now has a warning: {host}',
    blocked: 'Your short link was disabled: {host}',
    clean: 'Your short link works again: {host}',
  },
  titleMany: 'Status of your links’ destinations',
  lead: 'We check the destinations of your links regularly. These are the latest results:',
  lines: {
    down: '{host} went down; no response since {since}',
    back: '{host} is up again; it had not responded since {since}',
    threat: '{host} is on a list of dangerous sites (found {since}). Visitors see a warning first.',
    blocked:
      '{host} is on our block list (found {since}). The link was disabled, and visitors see the reason.',
    clean:
      '{host} is no longer on a list of dangerous sites (checked {since}). Visitors are redirected without a warning.',
  },
  downWithBackup: '{host} went down; no response since {since}. Visitors are sent to your backup URL.',
  more: 'And {count} more.',
  button: 'See your links',
  adviceHarm:
    'Please check the destinations of these links. If this is a mistake, request a review on the link’s page.',
  adviceDown:
    'If you set a backup URL for a link, its visitors are sent there while its destination is down.',
  adviceBack: 'The links work again. You do not need to do anything.',
  footer:
    'You receive this email because you created these links in Linklet. You can change your notification settings at any time.',
};

export const OUTAGE_TEXTS: Readonly<Record<string, OutageTexts>> & { readonly en: OutageTexts } = {
  'zh-TW': {
    titles: {
      down: '{host} 目前沒有回應',
      back: '{host} 已恢復回應',
      threat: '你的短網址前面多了警告頁：{host}',
      blocked: '你的短網址已被停用：{host}',
      clean: '你的短網址已恢復正常：{host}',
    },
    titleMany: '你的短網址所連往的網頁有新狀況',
    lead: '我們會定期查看你的短網址所連往的網頁，以下是這次發現的狀況：',
    lines: {
      down: '{host} 無法連線，自 {since} 起沒有回應',
      back: '{host} 已恢復，先前自 {since} 起沒有回應',
      threat: '{host} 在危險網站名單上（{since} 發現），訪客會先看到警告頁。',
      blocked: '{host} 在我們的封鎖名單上（{since} 發現），短網址已停用，訪客會看到停用原因。',
      clean: '{host} 已經沒有問題（{since} 查看），訪客又會直接前往目標網頁。',
    },
    downWithBackup: '{host} 無法連線，自 {since} 起沒有回應。訪客會前往你設定的備用網址。',
    more: '還有另外 {count} 項。',
    button: '查看你的短網址',
    adviceHarm: '請檢查這些短網址所連往的網頁。如果你認為這是誤會，可以在連結頁請我們重新查看一次。',
    adviceDown: '你可以為短網址設定備用網址，目的地無法連線時，訪客就會前往備用網址。',
    adviceBack: '訪客又能順利抵達了，你不需要做任何事。',
    footer: '你會收到這封信，是因為你在 Linklet 建立了這些短網址。你可以在設定中選擇想收到的通知。',
  },
  en: ENGLISH,
  vi: {
    titles: {
      down: '{host} không phản hồi',
      back: '{host} đã phản hồi trở lại',
      threat: 'Liên kết của bạn có trang cảnh báo: {host}',
      blocked: 'Liên kết của bạn đã bị vô hiệu hóa: {host}',
      clean: 'Liên kết của bạn đã hoạt động trở lại: {host}',
    },
    titleMany: 'Tình trạng các trang mà liên kết của bạn dẫn đến',
    lead: 'Chúng tôi thỉnh thoảng kiểm tra các trang mà liên kết của bạn dẫn đến. Đây là những gì chúng tôi thấy:',
    lines: {
      down: '{host} ngừng hoạt động; không phản hồi từ {since}',
      back: '{host} đã hoạt động trở lại; trước đó không phản hồi từ {since}',
      threat:
        '{host} nằm trong danh sách trang nguy hiểm (phát hiện lúc {since}). Khách thấy trang cảnh báo trước.',
      blocked:
        '{host} nằm trong danh sách chặn của chúng tôi (phát hiện lúc {since}). Liên kết đã bị vô hiệu hóa và khách được cho biết lý do.',
      clean:
        'Không còn thấy vấn đề gì với {host} (xem lúc {since}). Khách lại được chuyển thẳng đến trang đích.',
    },
    downWithBackup:
      '{host} ngừng hoạt động; không phản hồi từ {since}. Khách được đưa đến địa chỉ dự phòng của bạn.',
    more: 'Và {count} mục khác.',
    button: 'Xem các liên kết của bạn',
    adviceHarm:
      'Vui lòng kiểm tra các trang mà những liên kết này dẫn đến. Nếu đây là nhầm lẫn, hãy yêu cầu chúng tôi xem lại trên trang của liên kết.',
    adviceDown:
      'Nếu bạn đặt địa chỉ dự phòng cho liên kết, khách sẽ được đưa đến đó trong lúc trang đích ngừng hoạt động.',
    adviceBack: 'Khách lại vào được. Bạn không cần làm gì cả.',
    footer:
      'Bạn nhận được thư này vì bạn đã tạo các liên kết này trên Linklet. Bạn có thể chọn loại thông báo trong phần cài đặt.',
  },
  id: {
    titles: {
      down: '{host} tidak menjawab',
      back: '{host} menjawab lagi',
      threat: 'Ada peringatan di depan tautan Anda: {host}',
      blocked: 'Tautan Anda dinonaktifkan: {host}',
      clean: 'Tautan Anda berfungsi kembali: {host}',
    },
    titleMany: 'Keadaan halaman yang dituju tautan Anda',
    lead: 'Kami memeriksa halaman yang dituju tautan Anda dari waktu ke waktu. Inilah yang kami temukan:',
    lines: {
      down: '{host} tidak dapat dibuka; tidak menjawab sejak {since}',
      back: '{host} sudah kembali; sebelumnya tidak menjawab sejak {since}',
      threat:
        '{host} ada dalam daftar situs berbahaya (ditemukan {since}). Pengunjung melihat peringatan dahulu.',
      blocked:
        '{host} ada dalam daftar blokir kami (ditemukan {since}). Tautan dinonaktifkan dan pengunjung diberi tahu alasannya.',
      clean:
        'Tidak ada lagi masalah pada {host} (diperiksa {since}). Pengunjung kembali langsung menuju halaman tujuan.',
    },
    downWithBackup:
      '{host} tidak dapat dibuka; tidak menjawab sejak {since}. Pengunjung dibawa ke alamat cadangan Anda.',
    more: 'Dan {count} lainnya.',
    button: 'Lihat tautan Anda',
    adviceHarm:
      'Harap periksa halaman yang dituju tautan-tautan ini. Jika ini keliru, mintalah kami memeriksa ulang di halaman tautan.',
    adviceDown:
      'Jika Anda memberi tautan sebuah alamat cadangan, pengunjung dibawa ke sana selama tujuannya tidak dapat dibuka.',
    adviceBack: 'Pengunjung sampai lagi di tujuan. Anda tidak perlu melakukan apa pun.',
    footer:
      'Anda menerima surat ini karena Anda membuat tautan tersebut di Linklet. Di pengaturan Anda dapat memilih kabar yang ingin diterima.',
  },
  ja: {
    titles: {
      down: '{host} が応答していません',
      back: '{host} が再び応答しました',
      threat: '短縮リンクに警告ページが表示されます：{host}',
      blocked: '短縮リンクが無効になりました：{host}',
      clean: '短縮リンクが元に戻りました：{host}',
    },
    titleMany: 'リンク先のページの状況をお知らせします',
    lead: 'リンク先のページを定期的に確認しています。今回わかったことは次のとおりです。',
    lines: {
      down: '{host} につながりません（{since} から応答なし）',
      back: '{host} が復旧しました（{since} から応答なしでした）',
      threat:
        '{host} は危険なサイトのリストに載っています（{since} に確認）。訪問者にはまず警告が表示されます。',
      blocked:
        '{host} は当サービスのブロックリストに載っています（{since} に確認）。リンクは無効になり、訪問者には理由が表示されます。',
      clean:
        '{host} に問題は見つからなくなりました（{since} に確認）。訪問者は再びリンク先へ直接移動します。',
    },
    downWithBackup: '{host} につながりません（{since} から応答なし）。訪問者は予備の URL に移動します。',
    more: 'ほかに {count} 件あります。',
    button: 'リンクを見る',
    adviceHarm:
      'リンク先のページを確認してください。誤りと思われる場合は、リンクのページから再確認を依頼できます。',
    adviceDown: 'リンクに予備の URL を設定すると、リンク先につながらない間、訪問者はそちらに移動します。',
    adviceBack: '訪問者は再びリンク先に到達できます。お客様の操作は必要ありません。',
    footer:
      'このメールは、Linklet でこれらのリンクを作成した方にお送りしています。受け取るお知らせは設定で選べます。',
  },
};
