import type { Language } from '../../../identity';

/** What an invitation says. `{inviter}`, `{group}` and `{days}` are filled in. */
export interface InvitationTexts {
  /** Subject and heading. */
  readonly title: string;
  readonly body: string;
  readonly asMember: string;
  readonly asAdmin: string;
  readonly button: string;
  readonly validity: string;
  readonly notExpected: string;
  readonly footer: string;
}

export const INVITATION_TEXTS: Readonly<Record<Language, InvitationTexts>> = {
  'zh-TW': {
    title: '{inviter} 邀請你加入「{group}」',
    body: '{inviter} 邀請你在 Linklet 加入「{group}」群組，一起管理短網址與成效分析。',
    asMember: '你將以一般成員的身分加入。',
    asAdmin: '你將以管理員的身分加入，可以管理成員與群組設定。',
    button: '查看邀請',
    validity: '這個連結 {days} 天內有效，而且只能使用一次。',
    notExpected: '如果你不認識邀請你的人，請忽略這封信；沒有你的同意，你不會加入任何群組。',
    footer: '這封信由 Linklet 自動寄出，因為有人邀請了這個電子郵件。',
  },
  en: {
    title: '{inviter} invited you to “{group}”',
    body: '{inviter} invites you to join the group “{group}” on Linklet to manage short links and their statistics together.',
    asMember: 'You would join as a general member.',
    asAdmin: 'You would join as an admin, who also manages members and settings.',
    button: 'View the invitation',
    validity: 'The link works once and expires after {days} days.',
    notExpected: 'If you do not know who invited you, ignore this email: you only join if you accept.',
    footer: 'Linklet sent this automatically because someone invited this email address.',
  },
  vi: {
    title: '{inviter} mời bạn tham gia “{group}”',
    body: '{inviter} mời bạn tham gia nhóm “{group}” trên Linklet để cùng quản lý liên kết ngắn và theo dõi kết quả.',
    asMember: 'Bạn sẽ tham gia với vai trò thành viên thường.',
    asAdmin: 'Bạn sẽ tham gia với vai trò quản trị viên, có thể quản lý thành viên và cài đặt của nhóm.',
    button: 'Xem lời mời',
    validity: 'Liên kết có hiệu lực trong {days} ngày và chỉ dùng được một lần.',
    notExpected:
      'Nếu bạn không biết người mời, hãy bỏ qua email này: bạn sẽ không tham gia nhóm nào nếu chưa chấp nhận.',
    footer: 'Linklet tự động gửi thư này vì có người đã mời địa chỉ email này.',
  },
  id: {
    title: '{inviter} mengundang Anda ke “{group}”',
    body: '{inviter} mengundang Anda bergabung dengan grup “{group}” di Linklet untuk mengelola tautan pendek dan melihat hasilnya bersama-sama.',
    asMember: 'Anda akan bergabung sebagai anggota biasa.',
    asAdmin: 'Anda akan bergabung sebagai admin, yang juga mengelola anggota dan pengaturan grup.',
    button: 'Lihat undangan',
    validity: 'Tautan ini berlaku {days} hari dan hanya sekali pakai.',
    notExpected:
      'Jika Anda tidak mengenal pengundangnya, abaikan email ini: Anda tidak akan masuk ke grup mana pun sebelum menerima undangan.',
    footer: 'Linklet mengirim email ini secara otomatis karena seseorang mengundang alamat email ini.',
  },
  ja: {
    title: '{inviter} さんから「{group}」への招待',
    body: '{inviter} さんが、Linklet のグループ「{group}」にあなたを招待しました。短縮リンクとその成果を一緒に管理できます。',
    asMember: '一般メンバーとして参加します。',
    asAdmin: '管理者として参加します。メンバーの管理やグループの設定も行えます。',
    button: '招待を確認する',
    validity: 'リンクの有効期間は {days} 日間で、一度だけ使えます。',
    notExpected:
      '招待した人に心当たりがない場合は、このメールを無視してください。承認しない限り、グループに参加することはありません。',
    footer: 'このメールアドレスが招待されたため、Linklet が自動で送信しています。',
  },
};
