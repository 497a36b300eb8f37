import { EntitySchema } from 'typeorm';
import { User } from '../domain/user.entity';

/** Ids fit JavaScript's safe integers; MySQL hands large ones over as text. */
const asNumber = { to: (value: number) => value, from: Number };

export const userSchema = new EntitySchema<User>({
  name: 'User',
  target: User,
  tableName: 'users',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment', transformer: asNumber },
    email: { type: 'varchar', length: 254, nullable: true },
    displayName: { name: 'display_name', type: 'varchar', length: 100, nullable: true },
    googleSub: { name: 'google_sub', type: 'varchar', length: 255, nullable: true },
    lang: { type: 'varchar', length: 10 },
    isOnboarded: { name: 'is_onboarded', type: 'boolean' },
    shortcuts: { type: 'boolean' },
    emailVerifiedAt: { name: 'email_verified_at', type: 'datetime', precision: 3, nullable: true },
    createdAt: { name: 'created_at', type: 'datetime', precision: 3 },
    deletedAt: { name: 'deleted_at', type: 'datetime', precision: 3, nullable: true },
  },
});
