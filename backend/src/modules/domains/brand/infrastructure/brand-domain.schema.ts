import { EntitySchema } from 'typeorm';
import { generated, momentColumn, text, whole } from '../../../../shared/database/schema-columns';
import { BrandDomain } from '../domain/brand-domain.entity';

export const brandDomainSchema = new EntitySchema<BrandDomain>({
  name: 'BrandDomain',
  target: BrandDomain,
  tableName: 'brand_domains',
  columns: {
    id: generated,
    groupId: whole('group_id'),
    host: text('host'),
    token: text('token'),
    domainId: whole('domain_id', true),
    state: text('state'),
    suspension: text('suspension', true),
    suspendedAt: momentColumn('suspended_at', true),
    isDefault: { name: 'is_default', type: 'boolean' },
    checkingSince: momentColumn('checking_since', true),
    checkedAt: momentColumn('checked_at', true),
    nextCheckAt: momentColumn('next_check_at', true),
    records: { type: 'text' },
    verifiedAt: momentColumn('verified_at', true),
    failingSince: momentColumn('failing_since', true),
    lack: text('lack', true),
    isUncertified: { name: 'is_uncertified', type: 'boolean' },
    isBought: { name: 'is_bought', type: 'boolean' },
    warnings: { type: 'int' },
    createdAt: momentColumn('created_at'),
    endedAt: momentColumn('ended_at', true),
    liveKey: text('live_key', true),
  },
});
