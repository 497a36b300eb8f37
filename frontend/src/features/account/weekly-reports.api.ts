import type { Schema } from '../../api/schemas';

/** One of the person's groups, with whether its weekly report is sent to them. */
export type WeeklyReport = Schema<'WeeklyReportDto'>;

export interface WeeklyReportsApi {
  list(): Promise<readonly WeeklyReport[]>;
  choose(groupId: number, isOn: boolean): Promise<WeeklyReport>;
  /** With the token of a mail, signed in or not. */
  end(token: string): Promise<void>;
}
