import type { Language } from '../../../identity';
import type { CaseAction } from '../../domain/case-step';
import type { ReportReason } from '../../domain/report-reason';

/** What is done to a link, or that what was done stays although its owner asked to look again. */
export type OwnerDecision = Exclude<CaseAction, 'none'> | 'uphold';

interface Notice {
  /** Subject and heading. */
  readonly title: string;
  readonly body: string;
  /** What its owner can do now. */
  readonly next: string;
}

/** What is said to those whose link it is. */
export type OwnerTexts = Readonly<Record<OwnerDecision, Notice>> & {
  readonly link: string;
  readonly leadsTo: string;
  readonly reason: string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly button: string;
  readonly footer: string;
};

export const OWNER_TEXTS: Readonly<Record<Language, OwnerTexts>> = {
  'zh-TW': {
    warn: {
      title: '你的短網址前面多了警告頁',
      body: '有人檢舉了這個短網址。我們查看後，決定先讓訪客看到警告頁，再由他們選擇是否繼續。',
      next: '請檢查目標網頁。如果你認為這是誤會，可以在連結頁請我們重新查看一次。',
    },
    disable: {
      title: '你的短網址已被停用',
      body: '有人檢舉了這個短網址。我們查看後已將它停用，訪客會看到停用原因，不會被帶到目標網頁。',
      next: '如果你認為這是誤會，可以在連結頁請我們重新查看一次。',
    },
    lift: {
      title: '你的短網址已恢復正常',
      body: '我們重新查看了這個短網址，它現在又會直接帶訪客到目標網頁。',
      next: '你不需要做任何事。造成不便，請見諒。',
    },
    uphold: {
      title: '我們重新查看了你的短網址',
      body: '我們看了你的說明，也重新查看了這個短網址。我們維持原來的決定，短網址的狀態不變。',
      next: '這是最後的決定。如果目標網頁有問題，你可以另外建立通往其他網頁的短網址。',
    },
    link: '短網址',
    leadsTo: '目標網址',
    reason: '檢舉原因',
    reasons: {
      phishing: '釣魚或詐騙',
      malware: '惡意軟體',
      spam: '垃圾訊息',
      illegal: '違法內容',
      other: '其他',
    },
    button: '查看這個連結',
    footer: '這封信由 Linklet 自動寄出，因為你建立了這個連結，或是所屬群組的管理員。',
  },
  en: {
    warn: {
      title: 'Your short link now shows a warning',
      body: 'This link was reported. We reviewed it, and visitors now see a warning before they can continue.',
      next: 'Please check its destination. If this is a mistake, you can request one review on the link’s page.',
    },
    disable: {
      title: 'Your short link was disabled',
      body: 'This link was reported. We reviewed it and disabled it: visitors see the reason and are not redirected.',
      next: 'If this is a mistake, you can request one review on the link’s page.',
    },
    lift: {
      title: 'Your short link works again',
      body: 'We reviewed this link again. Visitors are redirected without a warning.',
      next: 'You do not need to do anything. We are sorry for the inconvenience.',
    },
    uphold: {
      title: 'We reviewed your short link again',
      body: 'We reviewed this link again based on your appeal. Our decision stands.',
      next: 'This decision is final. You can create another short link to a different page.',
    },
    link: 'Short link',
    leadsTo: 'Leads to',
    reason: 'Reported as',
    reasons: {
      phishing: 'Phishing or fraud',
      malware: 'Malware',
      spam: 'Spam',
      illegal: 'Illegal content',
      other: 'Something else',
    },
    button: 'See the link',
    footer:
      'Linklet sent this automatically because you made the link, or are an admin of the group that has it.',
  },
  vi: {
    warn: {
      title: 'Liên kết của bạn có trang cảnh báo',
      body: 'Có người đã báo cáo liên kết này. Sau khi xem xét, chúng tôi cho khách xem trang cảnh báo trước, rồi họ tự quyết định có tiếp tục hay không.',
      next: 'Vui lòng kiểm tra trang đích. Nếu đây là nhầm lẫn, bạn có thể yêu cầu chúng tôi xem lại một lần trên trang của liên kết.',
    },
    disable: {
      title: 'Liên kết của bạn đã bị tắt',
      body: 'Có người đã báo cáo liên kết này. Sau khi xem xét, chúng tôi đã tắt nó: khách được cho biết lý do và không được chuyển tiếp.',
      next: 'Nếu đây là nhầm lẫn, bạn có thể yêu cầu chúng tôi xem lại một lần trên trang của liên kết.',
    },
    lift: {
      title: 'Liên kết của bạn đã hoạt động trở lại',
      body: 'Chúng tôi đã xem lại liên kết này. Khách lại được chuyển thẳng đến trang đích.',
      next: 'Bạn không cần làm gì thêm. Chúng tôi xin lỗi vì sự bất tiện.',
    },
    uphold: {
      title: 'Chúng tôi đã xem lại liên kết của bạn',
      body: 'Chúng tôi đã đọc giải thích của bạn và xem lại liên kết này. Quyết định và trạng thái của liên kết được giữ nguyên.',
      next: 'Đây là quyết định cuối cùng. Bạn có thể tạo liên kết ngắn khác đến một trang khác.',
    },
    link: 'Liên kết ngắn',
    leadsTo: 'Dẫn đến',
    reason: 'Lý do báo cáo',
    reasons: {
      phishing: 'Lừa đảo hoặc giả mạo',
      malware: 'Phần mềm độc hại',
      spam: 'Thư rác',
      illegal: 'Nội dung bất hợp pháp',
      other: 'Lý do khác',
    },
    button: 'Xem liên kết',
    footer: 'Linklet tự động gửi thư này vì bạn đã tạo liên kết hoặc là quản trị viên của nhóm sở hữu nó.',
  },
  id: {
    warn: {
      title: 'Ada peringatan di depan tautan Anda',
      body: 'Ada yang melaporkan tautan ini. Setelah kami periksa, pengunjung kini melihat peringatan dahulu dan memutuskan sendiri apakah akan melanjutkan.',
      next: 'Harap periksa halaman tujuannya. Jika ini keliru, Anda dapat sekali meminta kami memeriksa ulang di halaman tautan.',
    },
    disable: {
      title: 'Tautan Anda dinonaktifkan',
      body: 'Ada yang melaporkan tautan ini. Setelah kami periksa, tautan kami nonaktifkan: pengunjung diberi tahu alasannya dan tidak diteruskan.',
      next: 'Jika ini keliru, Anda dapat sekali meminta kami memeriksa ulang di halaman tautan.',
    },
    lift: {
      title: 'Tautan Anda berfungsi kembali',
      body: 'Kami telah memeriksa ulang tautan ini. Pengunjung kembali langsung menuju halaman tujuannya.',
      next: 'Anda tidak perlu melakukan apa pun. Mohon maaf atas ketidaknyamanannya.',
    },
    uphold: {
      title: 'Kami telah memeriksa ulang tautan Anda',
      body: 'Kami telah membaca penjelasan Anda dan memeriksa ulang tautan ini. Keputusan kami dan keadaan tautan tidak berubah.',
      next: 'Keputusan ini final. Anda dapat membuat tautan pendek lain ke halaman lain.',
    },
    link: 'Tautan pendek',
    leadsTo: 'Menuju ke',
    reason: 'Alasan laporan',
    reasons: {
      phishing: 'Phishing atau penipuan',
      malware: 'Perangkat lunak berbahaya',
      spam: 'Spam',
      illegal: 'Konten ilegal',
      other: 'Lainnya',
    },
    button: 'Lihat tautan',
    footer:
      'Linklet mengirim email ini secara otomatis karena Anda membuat tautan ini atau menjadi admin grup pemiliknya.',
  },
  ja: {
    warn: {
      title: '短縮リンクに警告ページが表示されます',
      body: 'このリンクが報告されました。確認の結果、訪問者にはまず警告ページを表示し、先へ進むかどうかを選んでもらうことにしました。',
      next: 'リンク先のページを確認してください。誤りと思われる場合は、リンクのページから一度だけ再確認を依頼できます。',
    },
    disable: {
      title: '短縮リンクが停止されました',
      body: 'このリンクが報告されました。確認の結果、リンクを停止しました。訪問者には理由が表示され、リンク先へは移動しません。',
      next: '誤りと思われる場合は、リンクのページから一度だけ再確認を依頼できます。',
    },
    lift: {
      title: '短縮リンクが元に戻りました',
      body: 'このリンクをあらためて確認しました。訪問者は再びリンク先へ直接移動します。',
      next: '必要な操作はありません。ご迷惑をおかけしました。',
    },
    uphold: {
      title: '短縮リンクを再確認しました',
      body: 'いただいた説明を読み、このリンクをあらためて確認しました。判断は変わらず、リンクの状態もそのままです。',
      next: 'これが最終的な判断です。別のページへの短縮リンクは新しく作成できます。',
    },
    link: '短縮リンク',
    leadsTo: 'リンク先',
    reason: '報告の理由',
    reasons: {
      phishing: 'フィッシング・詐欺',
      malware: 'マルウェア',
      spam: 'スパム',
      illegal: '違法な内容',
      other: 'その他',
    },
    button: 'リンクを見る',
    footer: 'このメールは、リンクの作成者または所属グループの管理者の方に Linklet が自動で送信しています。',
  },
};
