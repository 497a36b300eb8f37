import { EntitySchema } from 'typeorm';
import { TrackingTool } from '../domain/tracking-tool.entity';

/** Ids fit JavaScript's safe integers; MySQL hands large ones over as text. */
const asNumber = { to: (value: number) => value, from: Number };

export const trackingToolSchema = new EntitySchema<TrackingTool>({
  name: 'TrackingTool',
  target: TrackingTool,
  tableName: 'tracking_tools',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment', transformer: asNumber },
    groupId: { name: 'group_id', type: 'int' },
    creatorUserId: { name: 'creator_user_id', type: 'int' },
    kind: { type: 'varchar', length: 10 },
    name: { type: 'varchar', length: 60 },
    foldedName: { name: 'folded_name', type: 'varchar', length: 240 },
    note: { type: 'varchar', length: 200 },
    value: { type: 'simple-json' },
    createdAt: { name: 'created_at', type: 'datetime', precision: 3 },
  },
});
