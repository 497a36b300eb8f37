import type { PlacedLink } from '../domains';

/** What is wrong with a link, gravest first. */
export const REPORT_REASONS = ['phishing', 'malware', 'spam', 'illegal', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Characters of whatever people write here. */
export const MAX_TEXT_LENGTH = 2_000;

export const isTextTooLong = (text: string): boolean => Array.from(text.trim()).length > MAX_TEXT_LENGTH;

export interface ReportInput {
  /** The short address, as it was met. */
  readonly link: string;
  readonly reason: ReportReason;
  readonly details: string;
  /** Empty for none. */
  readonly email: string;
}

/** Whether those whose link it is can ask for another look. */
export interface AppealStanding {
  readonly canAppeal: boolean;
  /** ISO 8601, UTC; null while nobody has. */
  readonly appealedTime: string | null;
}

export interface ReportApi {
  /** The receipt. The same key twice makes one report. */
  report(input: ReportInput, idempotencyKey: string): Promise<string>;
  appealStanding(link: PlacedLink): Promise<AppealStanding>;
  appeal(link: PlacedLink, text: string): Promise<AppealStanding>;
}
