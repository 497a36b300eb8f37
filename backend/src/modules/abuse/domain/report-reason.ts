/** What a person says is wrong with a link, gravest first. */
export const REPORT_REASONS = ['phishing', 'malware', 'spam', 'illegal', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** How many reports name each reason. */
export type ReasonCounts = Readonly<Record<ReportReason, number>>;

export const NO_REPORTS: ReasonCounts = { phishing: 0, malware: 0, spam: 0, illegal: 0, other: 0 };

export const totalOf = (counts: ReasonCounts): number =>
  REPORT_REASONS.reduce((sum, reason) => sum + counts[reason], 0);

/** What most say; the graver of two that as many say. Null without reports. */
export function mainReasonOf(counts: ReasonCounts): ReportReason | null {
  const most = Math.max(...REPORT_REASONS.map((reason) => counts[reason]));
  return most === 0 ? null : (REPORT_REASONS.find((reason) => counts[reason] === most) ?? null);
}
