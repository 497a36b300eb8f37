import { EntitySchema } from 'typeorm';
import { Link } from '../domain/link.entity';

/** Ids fit JavaScript's safe integers; MySQL hands large ones over as text. */
const asNumber = { to: (value: number) => value, from: Number };

/** Written by the patrol alone: a link that is saved says nothing of it. */
const readOnly = { nullable: true, insert: false, update: false } as const;

const toggle = (name: string) => ({ name, type: 'boolean' }) as const;

export const linkSchema = new EntitySchema<Link>({
  name: 'Link',
  target: Link,
  tableName: 'links',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment', transformer: asNumber },
    domainId: { name: 'domain_id', type: 'int' },
    slug: { type: 'varchar', length: 90 },
    asciiSlug: { name: 'ascii_slug', type: 'varchar', length: 90, nullable: true },
    url: { type: 'text' },
    groupId: { name: 'group_id', type: 'int' },
    creatorUserId: { name: 'creator_user_id', type: 'int' },
    browserUuid: { name: 'browser_uuid', type: 'varchar', length: 64, nullable: true },
    firstGroupId: { name: 'first_group_id', type: 'int', nullable: true },
    moverUserId: { name: 'mover_user_id', type: 'int', nullable: true },
    createdAt: { name: 'created_at', type: 'datetime', precision: 3 },
    trashedAt: { name: 'trashed_at', type: 'datetime', precision: 3, nullable: true },
    purgeAt: { name: 'purge_at', type: 'datetime', precision: 3, nullable: true },
    note: { type: 'text', nullable: true },
    externalId: { name: 'external_id', type: 'varchar', length: 100, nullable: true },
    isApi: toggle('is_api'),
    isStarred: toggle('is_starred'),
    expiresAt: { name: 'expires_at', type: 'datetime', precision: 3, nullable: true },
    expiryTimeZone: { name: 'expiry_time_zone', type: 'varchar', length: 64, nullable: true },
    fallbackUrl: { name: 'fallback_url', type: 'text', nullable: true },
    isNativeOpen: toggle('is_native_open'),
    isSmartUtmOff: toggle('is_smart_utm_off'),
    passesQuery: toggle('passes_query'),
    isAnalyticsPublic: toggle('is_analytics_public'),
    targets: { type: 'simple-json', nullable: true },
    utm: { type: 'simple-json', nullable: true },
    pathKey: { name: 'path_key', type: 'varchar', length: 40, nullable: true },
    backupUrl: { name: 'backup_url', type: 'text', nullable: true },
    downSince: { name: 'down_since', type: 'datetime', precision: 3, nullable: true },
    warning: { type: 'varchar', length: 20, nullable: true },
    disabledFor: { name: 'disabled_for', type: 'varchar', length: 20, nullable: true },
    probedAt: { name: 'probed_at', type: 'datetime', precision: 3, ...readOnly },
    probeAnswer: { name: 'probe_answer', type: 'varchar', length: 20, ...readOnly },
    answersSince: { name: 'answers_since', type: 'datetime', precision: 3, ...readOnly },
    title: { type: 'text', nullable: true },
    description: { type: 'text', nullable: true },
    imageUrl: { name: 'image_url', type: 'text', nullable: true },
    hasPlayIcon: toggle('has_play_icon'),
    wasPreviewEdited: toggle('was_preview_edited'),
    cardChangedAt: { name: 'card_changed_at', type: 'datetime', precision: 3, nullable: true },
    pageTitle: { name: 'page_title', type: 'text', nullable: true },
    pageDescription: { name: 'page_description', type: 'text', nullable: true },
    pageImageUrl: { name: 'page_image_url', type: 'text', nullable: true },
  },
});
