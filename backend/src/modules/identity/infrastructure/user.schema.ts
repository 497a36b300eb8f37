import { EntitySchema } from 'typeorm';
import { User } from '../domain/user.entity';
import { idColumn } from './id-column';

export const userSchema = new EntitySchema<User>({
  name: 'User',
  target: User,
  tableName: 'users',
  columns: {
    id: { ...idColumn('id'), primary: true, generated: 'increment' },
    email: { type: 'varchar', length: 254, nullable: true },
    displayName: { name: 'display_name', type: 'varchar', length: 100, nullable: true },
    googleSub: { name: 'google_sub', type: 'varchar', length: 255, nullable: true },
    lang: { type: 'varchar', length: 10 },
    isOnboarded: { name: 'is_onboarded', type: 'boolean' },
    shortcuts: { type: 'boolean' },
    emailVerifiedAt: { name: 'email_verified_at', type: 'datetime', precision: 3, nullable: true },
    createdAt: { name: 'created_at', type: 'datetime', precision: 3 },
    suspendedAt: { name: 'suspended_at', type: 'datetime', precision: 3, nullable: true },
    deletedAt: { name: 'deleted_at', type: 'datetime', precision: 3, nullable: true },
  },
});
