import type { DataSource } from 'typeorm';
import { type DoctorFinding, DoctorFindings } from '../finding';

const LATE_MS = 10 * 60_000;

/** Whether a worker does the jobs, and whether they succeed. */
export async function checkJobs(dataSource: DataSource, now: Date): Promise<DoctorFinding[]> {
  const findings = new DoctorFindings('jobs');
  const late = await count(dataSource, "state = 'open' AND next_at < ?", [new Date(now.getTime() - LATE_MS)]);
  const failed = await count(dataSource, "state = 'failed'", []);
  if (late > 0) {
    findings.wrong(
      `${String(late)} have been due for more than ten minutes`,
      'start a process with ROLE=worker or all, and look into its log',
    );
  }
  if (failed > 0) {
    findings.doubtful(
      `${String(failed)} failed for good`,
      "look at error in the table jobs, where state is 'failed'; remove the rows that need nothing more",
    );
  }
  return late + failed > 0 ? findings.all : findings.good('none is late, none failed').all;
}

async function count(dataSource: DataSource, where: string, values: unknown[]): Promise<number> {
  const [row] = await dataSource.query<{ total: number | string }[]>(
    `SELECT COUNT(*) AS total FROM jobs WHERE ${where}`,
    values,
  );
  return Number(row?.total ?? 0);
}
