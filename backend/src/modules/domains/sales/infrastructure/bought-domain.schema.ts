import { EntitySchema } from 'typeorm';
import { generated, momentColumn, text, whole } from '../../../../shared/database/schema-columns';
import { BoughtDomain } from '../domain/bought-domain.entity';

export const boughtDomainSchema = new EntitySchema<BoughtDomain>({
  name: 'BoughtDomain',
  target: BoughtDomain,
  tableName: 'bought_domains',
  columns: {
    id: generated,
    groupId: whole('group_id'),
    host: text('host'),
    state: text('state'),
    reservedUntil: momentColumn('reserved_until'),
    reference: text('reference', true),
    planGroupId: whole('plan_group_id', true),
    registeredUntil: momentColumn('registered_until', true),
    endsAt: momentColumn('ends_at', true),
    refusal: text('refusal', true),
    tries: { type: 'int' },
    dueAt: momentColumn('due_at', true),
    createdAt: momentColumn('created_at'),
    endedAt: momentColumn('ended_at', true),
    liveKey: text('live_key', true),
  },
});
