import type { DataSource } from 'typeorm';
import { HeldSegments } from '../../../shared/journal/held-segments';
import { type DoctorFinding, DoctorFindings } from '../finding';

/** A worker counts several times a second. */
const LATE_MS = 60_000;
const STUCK_MS = 10 * 60_000;

/** Whether a worker counts the clicks of this machine. */
export async function checkJournal(dataSource: DataSource, dir: string, now: Date): Promise<DoctorFinding[]> {
  const findings = new DoctorFindings('journal');
  const rows = await dataSource.query<{ segment: string; place: number | string }[]>(
    'SELECT segment, place FROM journal_places',
  );
  const places = new Map(rows.map(({ segment, place }) => [segment, Number(place)]));
  const { clicks, oldestAt } = await waitingClicks(dir, places);
  if (clicks === 0) return findings.good('every click is counted').all;
  const late = Math.max(0, now.getTime() - oldestAt);
  const says = `${clicks.toLocaleString('en')} clicks wait, the oldest for ${String(Math.round(late / 1_000))} s`;
  const remedy = 'start a process with ROLE=worker or all on this data folder, and look into its log';
  if (late > STUCK_MS) return findings.wrong(says, remedy).all;
  return late > LATE_MS ? findings.doubtful(says, remedy).all : findings.good(says).all;
}

async function waitingClicks(
  dir: string,
  places: ReadonlyMap<string, number>,
): Promise<{ readonly clicks: number; readonly oldestAt: number }> {
  const journal = new HeldSegments(dir);
  let clicks = 0;
  let oldestAt = Infinity;
  try {
    await journal.hold();
    for await (const lines of journal.linesFrom(places)) {
      clicks += lines.length;
      oldestAt = Math.min(oldestAt, Number.parseInt(lines[0] ?? '', 10) || Infinity);
    }
  } finally {
    await journal.release();
  }
  return { clicks, oldestAt };
}
