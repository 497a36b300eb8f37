import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import { AbuseCase } from '../domain/abuse-case.entity';

/** Ids fit JavaScript's safe integers; MySQL hands large ones over as text. */
const asNumber = { to: (value: number) => value, from: Number };

const moment = (name: string, nullable = false): EntitySchemaColumnOptions => ({
  name,
  type: 'datetime',
  precision: 3,
  nullable,
});

export const abuseCaseSchema = new EntitySchema<AbuseCase>({
  name: 'AbuseCase',
  target: AbuseCase,
  tableName: 'abuse_cases',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment', transformer: asNumber },
    linkId: { name: 'link_id', type: 'bigint', transformer: asNumber },
    shortUrl: { name: 'short_url', type: 'text' },
    state: { type: 'varchar', length: 10 },
    phishing: { type: 'int' },
    malware: { type: 'int' },
    spam: { type: 'int' },
    illegal: { type: 'int' },
    other: { type: 'int' },
    openedAt: moment('opened_at'),
    lastReportAt: moment('last_report_at', true),
    closedAt: moment('closed_at', true),
    notifiedAt: moment('told_at', true),
    appealText: { name: 'appeal_text', type: 'text', nullable: true },
    appealUserId: { name: 'appeal_user_id', type: 'int', nullable: true },
    appealedAt: moment('appealed_at', true),
  },
});
