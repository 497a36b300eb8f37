import type { Language } from '../../../../../shared/domain/language';

/** Words in braces: `{host}`, and `{date}`. */
export interface DomainNotice {
  /** Subject and heading. */
  readonly title: string;
  readonly body: string;
}

interface DomainMailTexts {
  readonly domain: string;
  readonly group: string;
  readonly reason: string;
  readonly button: string;
  readonly footer: string;
}

/** What all mails about domains have in common. */
export const DOMAIN_MAIL_TEXTS: Readonly<Record<Language, DomainMailTexts>> = {
  'zh-TW': {
    domain: '網域',
    group: '群組',
    reason: '原因',
    button: '查看網域',
    footer: '這封信由 Linklet 自動寄出，因為你是群組的管理員。',
  },
  en: {
    domain: 'Domain',
    group: 'Group',
    reason: 'Reason',
    button: 'View domains',
    footer: 'Linklet sent this mail because you are an admin of the group.',
  },
  vi: {
    domain: 'Tên miền',
    group: 'Nhóm',
    reason: 'Lý do',
    button: 'Xem tên miền',
    footer: 'Linklet gửi thư này vì bạn là quản trị viên của nhóm.',
  },
  id: {
    domain: 'Domain',
    group: 'Grup',
    reason: 'Alasan',
    button: 'Lihat domain',
    footer: 'Linklet mengirim email ini karena Anda admin grup.',
  },
  ja: {
    domain: 'ドメイン',
    group: 'グループ',
    reason: '理由',
    button: 'ドメインを見る',
    footer: 'このメールは、グループの管理者であるあなたに Linklet が自動送信しました。',
  },
};
