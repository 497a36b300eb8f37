import { EntitySchema } from 'typeorm';
import { generated, moment, text, whole } from '../../../../shared/database/schema-columns';
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
    reservedUntil: moment('reserved_until'),
    reference: text('reference', true),
    planGroupId: whole('plan_group_id', true),
    registeredUntil: moment('registered_until', true),
    endsAt: moment('ends_at', true),
    refusal: text('refusal', true),
    tries: { type: 'int' },
    dueAt: moment('due_at', true),
    createdAt: moment('created_at'),
    endedAt: moment('ended_at', true),
    liveKey: text('live_key', true),
  },
});
