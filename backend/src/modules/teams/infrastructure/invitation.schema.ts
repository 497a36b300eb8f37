import { EntitySchema } from 'typeorm';
import { Invitation } from '../domain/invitation.entity';

/** Ids fit JavaScript's safe integers; MySQL hands large ones over as text. */
const asNumber = { to: (value: number) => value, from: Number };

export const invitationSchema = new EntitySchema<Invitation>({
  name: 'Invitation',
  target: Invitation,
  tableName: 'invitations',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment', transformer: asNumber },
    groupId: { name: 'group_id', type: 'int' },
    inviterUserId: { name: 'inviter_user_id', type: 'int' },
    inviteeUserId: { name: 'invitee_user_id', type: 'int', nullable: true },
    email: { type: 'varchar', length: 254, nullable: true },
    level: { type: 'tinyint' },
    tokenHash: { name: 'token_hash', type: 'varchar', length: 64 },
    answer: { type: 'varchar', length: 10 },
    createdAt: { name: 'created_at', type: 'datetime', precision: 3 },
    expiresAt: { name: 'expires_at', type: 'datetime', precision: 3 },
    closedAt: { name: 'closed_at', type: 'datetime', precision: 3, nullable: true },
  },
});
