import { layOutMail, type MailBlock } from '../../../../../shared/mail/mail-layout';
import type { Language } from '../../../../identity';
import { OWNER_TEXTS } from '../../../application/mails/owner-texts';
import type { ReportReason } from '../../../domain/report-reason';
import { SUSPENSION_TEXTS } from './suspension-texts';

/** Tells a person that they were suspended and why, or that they may go on. */
export function suspensionMail(
  lang: Language,
  event: 'suspended' | 'restored',
  { reason, page, rules }: { readonly reason: ReportReason; readonly page: string; readonly rules: string },
) {
  const { footer, rules: rulesLabel, ...texts } = SUSPENSION_TEXTS[lang];
  const { title, body, next, button } = texts[event];
  const { reason: label, reasons } = OWNER_TEXTS[lang];
  const why: MailBlock[] =
    event === 'suspended'
      ? [
          {
            kind: 'facts',
            facts: [
              [label, reasons[reason]],
              [rulesLabel, rules],
            ],
          },
        ]
      : [];
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: body },
    ...why,
    { kind: 'paragraph', text: next },
    { kind: 'button', label: button, url: page },
  ];
  return { subject: title, ...layOutMail({ lang, title, blocks, footer }) };
}
