import type { Language } from '../../../identity';

/** A mail as its recipient will read it, shown before the step is taken that sends it. */
export interface MailPreview {
  /** The recipient's. */
  readonly lang: Language;
  readonly subject: string;
  /** Without its layout. */
  readonly text: string;
}

export const mailPreviewOf = (
  lang: Language,
  { subject, text }: { readonly subject: string; readonly text: string },
): MailPreview => ({ lang, subject, text });
