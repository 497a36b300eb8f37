import type { LinkWarning } from '../../../../links/values';
import type { InEachLanguage } from '../language';

interface WarningText {
  readonly title: string;
  readonly leads: string;
  readonly punycode: string;
  readonly address: string;
  readonly reasons: Readonly<Record<LinkWarning, string>>;
  readonly advice: string;
  readonly back: string;
  readonly onward: string;
}

export const WARNING_TEXTS: InEachLanguage<WarningText> = {
  'zh-Hant-TW': {
    title: '前往之前，請先看一下',
    leads: '這個短網址會帶你到',
    punycode: '網域的實際寫法',
    address: '完整網址',
    reasons: {
      threat: '安全檢查發現，這個網站可能會騙取個人資料或散布惡意軟體。',
      young: '這個網站的網域註冊還不到 30 天。詐騙網站常用剛註冊的網域。',
      'free-host': '這個網站放在任何人都能免費申請的空間，無法確認是誰在經營。',
      reported: '有人檢舉了這個短網址，我們還在查證。',
    },
    advice: '不認得這個網站的話，請不要輸入密碼、信用卡號或驗證碼，也不要下載檔案。',
    back: '不要前往',
    onward: '仍要前往',
  },
  en: {
    title: 'Check this link before you continue',
    leads: 'This short link leads to',
    punycode: 'Actual spelling of the domain',
    address: 'Full address',
    reasons: {
      threat: 'Our safety check found that this site may steal personal data or spread harmful software.',
      young:
        'The domain of this site was registered less than 30 days ago. Fraudulent sites often use new domains.',
      'free-host': 'This site uses a free hosting service, so its owner is unknown.',
      reported: 'This short link was reported and is being reviewed.',
    },
    advice:
      'If you do not know this site, do not enter passwords, card numbers or codes, and do not download anything.',
    back: 'Go back',
    onward: 'Continue anyway',
  },
  vi: {
    title: 'Hãy xem qua trước khi đi tiếp',
    leads: 'Liên kết ngắn này dẫn đến',
    punycode: 'Cách viết thật của tên miền',
    address: 'Địa chỉ đầy đủ',
    reasons: {
      threat:
        'Kiểm tra an toàn cho thấy trang này có thể lấy cắp dữ liệu cá nhân hoặc phát tán phần mềm độc hại.',
      young: 'Tên miền của trang này được đăng ký chưa đầy 30 ngày. Kẻ lừa đảo thường dùng tên miền mới.',
      'free-host': 'Trang này nằm ở nơi ai cũng có thể đăng ký miễn phí, nên không rõ ai đang vận hành.',
      reported: 'Có người đã báo cáo liên kết ngắn này và chúng tôi đang kiểm tra.',
    },
    advice: 'Nếu không biết trang này, đừng nhập mật khẩu, số thẻ hay mã xác minh, và đừng tải gì về.',
    back: 'Không đi tiếp',
    onward: 'Vẫn đi tiếp',
  },
  id: {
    title: 'Lihat dulu sebelum melanjutkan',
    leads: 'Tautan pendek ini menuju ke',
    punycode: 'Penulisan domain yang sebenarnya',
    address: 'Alamat lengkap',
    reasons: {
      threat:
        'Pemeriksaan keamanan menemukan bahwa situs ini mungkin mencuri data pribadi atau menyebarkan perangkat lunak berbahaya.',
      young: 'Domain situs ini terdaftar kurang dari 30 hari. Penipuan sering memakai domain baru.',
      'free-host':
        'Situs ini berada di tempat yang bisa dipakai siapa saja secara gratis, jadi tidak jelas siapa pengelolanya.',
      reported: 'Seseorang melaporkan tautan pendek ini dan kami masih memeriksanya.',
    },
    advice:
      'Jika Anda tidak mengenal situs ini, jangan masukkan kata sandi, nomor kartu, atau kode, dan jangan mengunduh apa pun.',
    back: 'Jangan ke sana',
    onward: 'Tetap lanjutkan',
  },
  ja: {
    title: '進む前にご確認ください',
    leads: 'この短縮リンクの行き先',
    punycode: 'ドメインの実際の表記',
    address: 'アドレスの全体',
    reasons: {
      threat:
        '安全性の検査で、このサイトは個人情報を盗むか有害なソフトを広めるおそれがあると判断されました。',
      young: 'このサイトのドメインは登録から30日未満です。詐欺には新しいドメインがよく使われます。',
      'free-host': 'このサイトは誰でも無料で使える場所にあり、運営者を確かめられません。',
      reported: 'この短縮リンクには報告が寄せられており、現在調査中です。',
    },
    advice:
      '心当たりのないサイトでは、パスワード、カード番号、認証コードを入力せず、ファイルもダウンロードしないでください。',
    back: '進まない',
    onward: 'それでも進む',
  },
};
