import { EntitySchema } from 'typeorm';
import type { ProgramScope } from '../../../shared/domain/rights/program-scopes';
import { StoredToken } from '../domain/program-token.entity';
import { idColumn } from './id-column';

/** In the words of OAuth: one after another, with a space between. */
const scopes = {
  to: (value: readonly ProgramScope[]) => value.join(' '),
  from: (value: string) => (value === '' ? [] : value.split(' ')),
};

export const programTokenSchema = new EntitySchema<StoredToken>({
  name: 'StoredToken',
  target: StoredToken,
  tableName: 'program_tokens',
  columns: {
    id: { ...idColumn('id'), primary: true, generated: 'increment' },
    groupId: idColumn('group_id'),
    userId: idColumn('user_id'),
    name: { type: 'varchar', length: 60 },
    hash: { type: 'varchar', length: 64 },
    lastFour: { name: 'last_four', type: 'varchar', length: 4 },
    scopes: { type: 'varchar', length: 500, transformer: scopes },
    createdAt: { name: 'created_at', type: 'datetime', precision: 3 },
    lastUsedAt: { name: 'last_used_at', type: 'datetime', precision: 3, nullable: true },
    lastUsedCountry: { name: 'last_used_country', type: 'varchar', length: 2, nullable: true },
    replacedUntil: { name: 'replaced_until', type: 'datetime', precision: 3, nullable: true },
    revokedAt: { name: 'revoked_at', type: 'datetime', precision: 3, nullable: true },
  },
});
