import { EntitySchema } from 'typeorm';
import { generated, momentColumn, text, whole } from '../../../../shared/database/schema-columns';
import { SuspensionAppeal } from '../domain/suspension-appeal.entity';

export const suspensionAppealSchema = new EntitySchema<SuspensionAppeal>({
  name: 'SuspensionAppeal',
  target: SuspensionAppeal,
  tableName: 'suspension_appeals',
  columns: {
    id: generated,
    actionId: whole('action_id'),
    userId: whole('user_id'),
    text: text('text'),
    state: text('state'),
    answer: text('answer', true),
    answeredBy: whole('answered_by', true),
    appealedAt: momentColumn('appealed_at'),
    answeredAt: momentColumn('answered_at', true),
  },
});
