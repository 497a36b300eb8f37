import { EntitySchema } from 'typeorm';
import { Tag } from '../domain/tag.entity';

/** Ids fit JavaScript's safe integers; MySQL hands large ones over as text. */
const asNumber = { to: (value: number) => value, from: Number };

export const tagSchema = new EntitySchema<Tag>({
  name: 'Tag',
  target: Tag,
  tableName: 'tags',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment', transformer: asNumber },
    groupId: { name: 'group_id', type: 'int' },
    creatorUserId: { name: 'creator_user_id', type: 'int' },
    value: { type: 'varchar', length: 50 },
    folded: { type: 'varchar', length: 200 },
    color: { type: 'varchar', length: 10 },
    createdAt: { name: 'created_at', type: 'datetime', precision: 3 },
    usedAt: { name: 'used_at', type: 'datetime', precision: 3 },
  },
});
