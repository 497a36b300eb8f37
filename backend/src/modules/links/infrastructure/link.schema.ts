import { EntitySchema } from 'typeorm';
import { Link } from '../domain/link.entity';

/** Ids fit JavaScript's safe integers; MySQL hands large ones over as text. */
const asNumber = { to: (value: number) => value, from: Number };

const toggle = (name: string) => ({ name, type: 'boolean' }) as const;

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
    note: { type: 'text', nullable: true },
    isStarred: toggle('is_starred'),
    expiresAt: { name: 'expires_at', type: 'datetime', precision: 3, nullable: true },
    expiryTimeZone: { name: 'expiry_time_zone', type: 'varchar', length: 64, nullable: true },
    fallbackUrl: { name: 'fallback_url', type: 'text', nullable: true },
    isNativeOpen: toggle('is_native_open'),
    isSmartUtmOff: toggle('is_smart_utm_off'),
    isAnalyticsPublic: toggle('is_analytics_public'),
    targets: { type: 'simple-json', nullable: true },
    utm: { type: 'simple-json', nullable: true },
  },
});
