import { EntitySchema } from 'typeorm';
import { Group } from '../domain/group.entity';
import { Membership } from '../domain/membership.entity';

/** Ids fit JavaScript's safe integers; MySQL hands large ones over as text. */
const asNumber = { to: (value: number) => value, from: Number };
const toggle = (name: string) => ({ name, type: 'boolean' }) as const;
const list = (name: string) => ({ name, type: 'simple-json' }) as const;

export const groupSchema = new EntitySchema<Group>({
  name: 'Group',
  target: Group,
  tableName: 'user_groups',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment', transformer: asNumber },
    name: { type: 'varchar', length: 120 },
    ownerUserId: { name: 'owner_user_id', type: 'int', nullable: true },
    homeOfUserId: { name: 'home_of_user_id', type: 'int', nullable: true },
    plan: { type: 'varchar', length: 30 },
    timeZone: { name: 'time_zone', type: 'varchar', length: 64 },
    linkSchema: { name: 'link_schema', type: 'varchar', length: 5 },
    protectTrack: toggle('protect_track'),
    everyoneEdits: toggle('everyone_edits'),
    smartUtm: toggle('smart_utm'),
    nativeOpen: toggle('native_open'),
    publicAnalytics: toggle('public_analytics'),
    showAuthor: toggle('show_author'),
    passQuery: toggle('pass_query'),
    frontHosts: list('front_hosts'),
    ipAllowList: list('ip_allow_list'),
    createdAt: { name: 'created_at', type: 'datetime', precision: 3 },
  },
});

export const membershipSchema = new EntitySchema<Membership>({
  name: 'Membership',
  target: Membership,
  tableName: 'memberships',
  columns: {
    groupId: { name: 'group_id', type: 'int', primary: true },
    userId: { name: 'user_id', type: 'int', primary: true },
    level: { type: 'tinyint' },
    joinedAt: { name: 'joined_at', type: 'datetime', precision: 3 },
  },
});
