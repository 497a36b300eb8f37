import { EntitySchema } from 'typeorm';
import { generated, momentColumn, text, whole } from '../../../../shared/database/schema-columns';
import { DeskAction } from '../domain/desk-action.entity';

export const deskActionSchema = new EntitySchema<DeskAction>({
  name: 'DeskAction',
  target: DeskAction,
  tableName: 'desk_actions',
  columns: {
    id: generated,
    kind: text('kind'),
    subject: text('subject'),
    userId: whole('user_id'),
    reason: text('reason'),
    note: text('note', true),
    state: text('state'),
    passedLinkId: whole('passed_link_id'),
    lookedAt: whole('looked_at'),
    disabled: whole('disabled'),
    enabled: whole('enabled'),
    createdAt: momentColumn('created_at'),
    endedAt: momentColumn('ended_at', true),
    undoneBy: whole('undone_by', true),
    undoneAt: momentColumn('undone_at', true),
  },
});
