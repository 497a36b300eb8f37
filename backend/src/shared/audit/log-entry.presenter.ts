import type { AuditEvent } from './audit-log.query';
import type { LogEntryDto } from './log-entry.dto';

/** A page of a log, with the names of people. */
interface LogPage {
  readonly events: readonly (AuditEvent & { readonly name: string | null })[];
  /** Null at the end. */
  readonly start: number | null;
  readonly retentionDays: number;
}

/** The same as it is answered; each call names the entries in its own way. */
interface PresentedLog {
  readonly entries: LogEntryDto[];
  readonly start: number;
  readonly retentionDays: number;
}

const THE_END = -1;

export const presentLog = ({ events, start, retentionDays }: LogPage): PresentedLog => ({
  entries: events.map(({ id, time, userId, name, action, outcome, address, details }) => ({
    id,
    time: time.toISOString(),
    userId,
    name,
    action,
    outcome,
    place: address,
    details: { ...details },
  })),
  start: start ?? THE_END,
  retentionDays,
});
