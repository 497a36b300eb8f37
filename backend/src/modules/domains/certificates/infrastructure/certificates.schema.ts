import { EntitySchema } from 'typeorm';
import { generated, momentColumn, text, whole } from '../../../../shared/database/schema-columns';
import { Certificate } from '../domain/certificate.entity';

/** How certificates are stored. */
export const certificateSchema = new EntitySchema<Certificate>({
  name: 'Certificate',
  target: Certificate,
  tableName: 'certificates',
  columns: {
    id: generated,
    host: text('host'),
    state: text('state'),
    renews: { type: 'boolean' },
    orderNumber: whole('order_number'),
    orderUrl: text('order_url', true),
    orderKey: text('order_key', true),
    recentOrders: text('recent_orders'),
    chain: text('chain', true),
    chainKey: text('chain_key', true),
    issuer: text('issuer', true),
    notBefore: momentColumn('not_before', true),
    notAfter: momentColumn('not_after', true),
    liveSince: momentColumn('live_since', true),
    dueAt: momentColumn('due_at', true),
    lane: whole('lane'),
    tries: whole('tries'),
    failureCode: text('failure_code', true),
    failureMessage: text('failure_message', true),
  },
});
