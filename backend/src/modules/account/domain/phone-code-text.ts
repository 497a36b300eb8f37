import type { Language } from '../../../shared/domain/language';

const MINUTES: Readonly<Record<Language, (minutes: number) => string>> = {
  'zh-TW': (minutes) => `是您的驗證碼，${minutes} 分鐘內有效，請勿告訴他人。`,
  en: (minutes) => `is your code for ${minutes} minutes. Tell it to nobody.`,
  vi: (minutes) => `là mã của bạn trong ${minutes} phút. Đừng cho ai biết.`,
  id: (minutes) => `adalah kode Anda selama ${minutes} menit. Jangan beri tahu siapa pun.`,
  ja: (minutes) => `が認証コードです（${minutes}分間有効）。誰にも教えないでください。`,
};

/** The message with a code. It begins with the code, which lists of messages show; the last line lets phones fill it in. */
export function phoneCodeText(code: string, lifetimeSeconds: number, language: Language): string {
  return `Linklet: ${code} ${MINUTES[language](Math.round(lifetimeSeconds / 60))}\n\n@${code}`;
}
