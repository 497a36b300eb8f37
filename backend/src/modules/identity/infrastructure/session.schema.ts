import { EntitySchema } from 'typeorm';
import { Session } from '../domain/session.entity';
import { idColumn } from './id-column';

export const sessionSchema = new EntitySchema<Session>({
  name: 'Session',
  target: Session,
  tableName: 'sessions',
  columns: {
    id: { type: 'varchar', length: 32, primary: true },
    userId: idColumn('user_id'),
    groupId: idColumn('group_id'),
    browserUuid: { name: 'browser_uuid', type: 'varchar', length: 36 },
    generation: { type: 'int' },
    tokenHash: { name: 'token_hash', type: 'varchar', length: 64 },
    rotatedAt: { name: 'rotated_at', type: 'datetime', precision: 3 },
    createdAt: { name: 'created_at', type: 'datetime', precision: 3 },
    lastUsedAt: { name: 'last_used_at', type: 'datetime', precision: 3 },
    expiresAt: { name: 'expires_at', type: 'datetime', precision: 3 },
    endedAt: { name: 'ended_at', type: 'datetime', precision: 3, nullable: true },
    endReason: { name: 'end_reason', type: 'varchar', length: 20, nullable: true },
    browser: { type: 'varchar', length: 40, nullable: true },
    os: { type: 'varchar', length: 40, nullable: true },
    device: { type: 'varchar', length: 10 },
    country: { type: 'varchar', length: 2, nullable: true },
  },
});
