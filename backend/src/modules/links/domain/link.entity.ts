import type { Actor, Member } from '../../../shared/domain/actor';
import {
  changesOf,
  type LinkChange,
  type LinkEdits,
  type LinkSettings,
  NEW_LINK_SETTINGS,
  NO_EXPIRY,
  optionsOf,
} from './link-settings';
import type { LinkTarget } from './link-target';
import type { LinkUtm } from './link-utm';
import { AlreadyInGroup, LinkInTrash, NeverTransferred } from './links.errors';

/** The shared short domain; every other number is a row of the domains module. */
export const SHARED_DOMAIN = 0;

export interface NewLink {
  /** Short domain that the slug is unique on; {@link SHARED_DOMAIN} unless a group has its own. */
  readonly domainId: number;
  /** As `parseSlug` or `randomSlug` made it. */
  readonly slug: string;
  /** As `parseWebAddress` made it. */
  readonly url: string;
  /** Who shortens. */
  readonly creator: Actor;
  readonly createdAt: Date;
}

type Changing<T> = { -readonly [Field in keyof T]: T[Field] };

/** A short link: a slug on a domain that leads to an address. */
export class Link implements LinkSettings {
  /** Given by the database when the link is first saved. */
  readonly id!: number;
  readonly domainId: number;
  readonly slug: string;
  readonly url: string;
  /** 0 for links that guests made and nobody has claimed. */
  readonly groupId: number;
  readonly creatorUserId: number;
  /** The browser that a guest made it in: lets the guest see the counts, and change nothing. */
  readonly browserUuid: string | null;
  /** The group that it belonged to before it was first transferred; null while it is there. */
  readonly firstGroupId: number | null;
  /** Who transferred it last; null while it is where it first belonged. */
  readonly moverUserId: number | null;
  readonly createdAt: Date;
  readonly trashedAt: Date | null;
  readonly note!: string | null;
  readonly isStarred!: boolean;
  readonly expiresAt!: Date | null;
  readonly expiryTimeZone!: string | null;
  readonly fallbackUrl!: string | null;
  readonly isNativeOpen!: boolean;
  readonly isSmartUtmOff!: boolean;
  readonly isAnalyticsPublic!: boolean;
  readonly targets!: readonly LinkTarget[] | null;
  readonly utm!: LinkUtm | null;

  private constructor(fields: NewLink) {
    this.domainId = fields.domainId;
    this.slug = fields.slug;
    this.url = fields.url;
    this.groupId = fields.creator.groupId;
    this.creatorUserId = fields.creator.userId;
    this.browserUuid = fields.creator.kind === 'guest' ? fields.creator.browserUuid : null;
    this.firstGroupId = null;
    this.moverUserId = null;
    this.createdAt = fields.createdAt;
    this.trashedAt = null;
    Object.assign(this, NEW_LINK_SETTINGS);
  }

  /** A link belongs to the group of the one who shortens, and is live from the start. */
  static create(fields: NewLink): Link {
    return new Link(fields);
  }

  /** Another link to the same place. The star stays, because it is counted; an end that has come does, too. */
  copy(fresh: Pick<NewLink, 'slug' | 'creator' | 'createdAt'>): Link {
    const { domainId, url } = this;
    const copy = Link.create({ ...fresh, domainId, url });
    const isOver = this.expiresAt !== null && this.expiresAt <= fresh.createdAt;
    copy.edit({ ...optionsOf(this), isStarred: false, ...(isOver ? NO_EXPIRY : {}) });
    return copy;
  }

  get isTrashed(): boolean {
    return this.trashedAt !== null;
  }

  get isTransferred(): boolean {
    return this.firstGroupId !== null;
  }

  /** Ends the link; its slug stays taken. Ending it again changes nothing, not even when it ended. */
  trash(now: Date): void {
    this.changing.trashedAt ??= now;
  }

  /** Tells which of the edits changed anything. They must have been read by `readEdits`. */
  edit(edits: LinkEdits): readonly LinkChange[] {
    const changes = changesOf(this, edits);
    for (const { field, after } of changes) Object.assign(this, { [field]: after });
    return changes;
  }

  /** The star is of the group that the link is in, and counted there. */
  unstar(): void {
    this.changing.isStarred = false;
  }

  /** A guest who signed in brings the link along; whoever else used that browser loses sight of it. */
  joinGroupOf(member: Pick<Member, 'groupId' | 'userId'>): void {
    this.changing.groupId = member.groupId;
    this.changing.creatorUserId = member.userId;
    this.changing.browserUuid = null;
  }

  /** Moves it to another group; with a move to where it first belonged it is back. */
  transferTo({ groupId, userId }: Pick<Member, 'groupId' | 'userId'>): void {
    if (this.isTrashed) throw new LinkInTrash();
    if (groupId === this.groupId) throw new AlreadyInGroup();
    const first = this.firstGroupId ?? this.groupId;
    const isBack = first === groupId;
    this.changing.firstGroupId = isBack ? null : first;
    this.changing.moverUserId = isBack ? null : userId;
    this.changing.groupId = groupId;
  }

  /** Moves it back to the group that it first belonged to, whose number it tells. */
  giveBack(): number {
    if (this.isTrashed) throw new LinkInTrash();
    if (this.firstGroupId === null) throw new NeverTransferred();
    this.changing.groupId = this.firstGroupId;
    this.changing.firstGroupId = null;
    this.changing.moverUserId = null;
    return this.groupId;
  }

  /** Its owners are gone for good: all that stays is the slug, so that nobody else gets it. */
  bury(now: Date): void {
    this.trash(now);
    Object.assign(this, NEW_LINK_SETTINGS, { url: '' });
    this.changing.browserUuid = null;
    this.changing.firstGroupId = null;
    this.changing.moverUserId = null;
  }

  private get changing(): Changing<Link> {
    return this;
  }
}
