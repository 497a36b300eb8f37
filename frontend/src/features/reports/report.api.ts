import type { LinkOnDomain } from '../../api/link-name';
import type { Schema } from '../../api/schemas';

/** What is wrong with a link, gravest first. */
export const REPORT_REASONS = ['phishing', 'malware', 'spam', 'illegal', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Characters of whatever people write here. */
export const MAX_REPORT_TEXT_LENGTH = 2_000;

export const isTextTooLong = (text: string): boolean =>
  Array.from(text.trim()).length > MAX_REPORT_TEXT_LENGTH;

/** With empty texts for what is left out. */
export type ReportInput = Required<Schema<'NewReportDto'>>;

/** Whether those whose link it is can ask for another look. */
export type LinkAppealState = Schema<'LinkAppealStateDto'>;

export interface ReportApi {
  /** The receipt. The same key twice makes one report. */
  report(input: ReportInput, idempotencyKey: string): Promise<string>;
  appealState(link: LinkOnDomain): Promise<LinkAppealState>;
  appeal(link: LinkOnDomain, text: string): Promise<LinkAppealState>;
}
