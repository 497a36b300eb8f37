import { EntitySchema } from 'typeorm';
import { Link } from '../domain/link.entity';

/** Ids fit JavaScript's safe integers; MySQL hands large ones over as text. */
const asNumber = { to: (value: number) => value, from: Number };

export const linkSchema = new EntitySchema<Link>({
  name: 'Link',
  target: Link,
  tableName: 'links',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment', transformer: asNumber },
    domainId: { name: 'domain_id', type: 'int' },
    slug: { type: 'varchar', length: 90 },
    url: { type: 'text' },
    groupId: { name: 'group_id', type: 'int' },
    creatorUserId: { name: 'creator_user_id', type: 'int' },
    browserUuid: { name: 'browser_uuid', type: 'varchar', length: 64, nullable: true },
    firstGroupId: { name: 'first_group_id', type: 'int', nullable: true },
    moverUserId: { name: 'mover_user_id', type: 'int', nullable: true },
    createdAt: { name: 'created_at', type: 'datetime', precision: 3 },
    trashedAt: { name: 'trashed_at', type: 'datetime', precision: 3, nullable: true },
  },
});
