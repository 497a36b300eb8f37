import type { Actor, Member } from '../../../../shared/domain/actor';
import { SHARED_DOMAIN } from '../../../../shared/domain/shared-domain';
import {
  settingChangesOf,
  type LinkChange,
  type LinkEdits,
  NEW_LINK_SETTINGS,
  NO_EXPIRY,
  optionsOf,
} from './link-settings';
import { NO_FINDINGS, type LinkDisabling, type LinkWarning } from './link-findings';
import type { LinkState } from './link-state';
import type { LinkTarget } from './link-target';
import type { LinkUtm } from './link-utm';
import { type LastProbe, UNPROBED } from './health/link-health';
import { isPreviewSetting, UNREAD_PAGE } from './preview/link-preview';
import { isAsciiSlug } from './slug';
import { AlreadyInGroup, LinkInTrash, NeverTransferred } from './links.errors';

export { SHARED_DOMAIN };
/** The number of no group: what is buried has no owner, not even guests. */
const NO_GROUP = -1;
/** How long a link stays in the trash bin. */
const DAYS_IN_TRASH = 30;

const DAY_MS = 86_400_000;

/** What a link is made of. */
interface FirstFields {
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
export class Link implements LinkState, LastProbe {
  /** Given by the database when the link is first saved. */
  readonly id!: number;
  readonly domainId: number;
  readonly slug: string;
  /** Another one of letters and digits alone that leads to it, too; null when its slug is so itself, and before it has one. */
  readonly asciiSlug: string | null;
  readonly url: string;
  /** 0 for links that guests made and have not claimed. */
  readonly groupId: number;
  readonly creatorUserId: number;
  /** The browser that a guest made it in: lets the guest see the counts, and change nothing. */
  readonly browserUuid: string | null;
  /** A program made it. */
  readonly isApi: boolean;
  /** The group that it belonged to before it was first transferred; null while it is there. */
  readonly firstGroupId: number | null;
  /** Who transferred it last; null while it is where it first belonged. */
  readonly moverUserId: number | null;
  readonly createdAt: Date;
  readonly trashedAt: Date | null;
  /** When it leaves the trash bin for good; null while it is live, and once it is buried. */
  readonly purgeAt: Date | null;
  readonly note!: string | null;
  readonly externalId!: string | null;
  readonly isStarred!: boolean;
  readonly expiresAt!: Date | null;
  readonly expiryTimeZone!: string | null;
  readonly fallbackUrl!: string | null;
  readonly isNativeOpen!: boolean;
  readonly isSmartUtmOff!: boolean;
  readonly passesQuery!: boolean;
  readonly isAnalyticsPublic!: boolean;
  readonly targets!: readonly LinkTarget[] | null;
  readonly utm!: LinkUtm | null;
  readonly pathKey!: string | null;
  readonly backupUrl!: string | null;
  readonly downSince!: Date | null;
  readonly warning!: LinkWarning | null;
  readonly disabledFor!: LinkDisabling | null;
  readonly probedAt!: Date | null;
  readonly probeAnswer!: string | null;
  readonly answersSince!: Date | null;
  readonly title!: string | null;
  readonly description!: string | null;
  readonly imageUrl!: string | null;
  readonly hasPlayIcon!: boolean;
  /** Its preview counts among those that the plan allows to be changed, whatever became of it. */
  readonly wasPreviewEdited: boolean;
  /** When what cards show of it was last made another; null: never. */
  readonly cardChangedAt: Date | null;
  readonly pageTitle!: string | null;
  readonly pageDescription!: string | null;
  readonly pageImageUrl!: string | null;

  private constructor(fields: FirstFields) {
    this.domainId = fields.domainId;
    this.slug = fields.slug;
    this.asciiSlug = null;
    this.url = fields.url;
    this.groupId = fields.creator.groupId;
    this.creatorUserId = fields.creator.userId;
    this.isApi = fields.creator.kind === 'program';
    this.browserUuid = fields.creator.kind === 'guest' ? fields.creator.browserUuid : null;
    this.firstGroupId = null;
    this.moverUserId = null;
    this.createdAt = fields.createdAt;
    this.trashedAt = null;
    this.purgeAt = null;
    this.wasPreviewEdited = false;
    this.cardChangedAt = null;
    Object.assign(this, NEW_LINK_SETTINGS, NO_FINDINGS, UNPROBED, UNREAD_PAGE);
  }

  /** A link belongs to the group of the one who shortens, and is live from the start. */
  static create(fields: FirstFields): Link {
    return new Link(fields);
  }

  /** Another link to the same place. The star stays, because it is counted; an end that has come does, too. */
  copy(fresh: Omit<FirstFields, 'url'>): Link {
    const copy = Link.create({ ...fresh, url: this.url });
    const isOver = this.expiresAt !== null && this.expiresAt <= fresh.createdAt;
    copy.edit({ ...optionsOf(this), isStarred: false, ...(isOver ? NO_EXPIRY : {}) });
    const { pageTitle, pageDescription, pageImageUrl } = this;
    Object.assign(copy, { pageTitle, pageDescription, pageImageUrl });
    return copy;
  }

  get isTrashed(): boolean {
    return this.trashedAt !== null;
  }

  /** Its time in the trash bin is over by then. */
  isDueBy(moment: Date): boolean {
    return this.purgeAt !== null && this.purgeAt <= moment;
  }

  get isTransferred(): boolean {
    return this.firstGroupId !== null;
  }

  /** Ends the link; its slug stays taken. Ending it again changes nothing, not even when it ended. */
  trash(now: Date): void {
    if (this.isTrashed) return;
    this.changing.trashedAt = now;
    this.changing.purgeAt = new Date(now.getTime() + DAYS_IN_TRASH * DAY_MS);
  }

  /** Live again, with all but the star; one that is live stays so. */
  putBack(): void {
    this.changing.trashedAt = null;
    this.changing.purgeAt = null;
  }

  /** Tells which of the edits changed anything. They must have been read by `readEdits`. */
  edit(edits: LinkEdits): readonly LinkChange[] {
    const { domainId, slug, asciiSlug } = this;
    const changes = settingChangesOf(this, edits);
    for (const { field, after } of changes) Object.assign(this, { [field]: after });
    if (changes.some(({ field }) => isPreviewSetting(field))) this.changing.wasPreviewEdited = true;
    if (changes.some(({ field }) => field === 'url')) {
      Object.assign(this, UNREAD_PAGE, UNPROBED, { downSince: null });
    }
    const known = asciiSlug ?? (isAsciiSlug(slug) ? slug : null);
    this.changing.asciiSlug = this.isPlain || domainId !== this.domainId ? null : known;
    return changes;
  }

  /** Its slug is of letters and digits that every program can read. */
  get isPlain(): boolean {
    return isAsciiSlug(this.slug);
  }

  /** Its slug is not plain, and nothing else leads to it that is. */
  get lacksAsciiSlug(): boolean {
    return !this.isPlain && this.asciiSlug === null;
  }

  takeAsciiSlug(slug: string): void {
    this.changing.asciiSlug = slug;
  }

  /** A page that says why stands before the destination from now on; null takes it away. */
  warnOf(reason: LinkWarning | null): void {
    this.changing.warning = reason;
  }

  /** From now on visitors are shown the reason instead of being redirected. */
  disable(reason: LinkDisabling): void {
    this.changing.disabledFor = reason;
  }

  enable(): void {
    this.changing.disabledFor = null;
  }

  /** Its destination has not responded since then. */
  markDown(since: Date): void {
    this.changing.downSince = since;
  }

  markUp(): void {
    this.changing.downSince = null;
  }

  /** Cards that were drawn before that show what it was. */
  changeCard(moment: Date): void {
    this.changing.cardChangedAt = moment;
  }

  /** The star is of the group that the link is in, and counted there. */
  unstar(): void {
    this.changing.isStarred = false;
  }

  /** A guest who signed in brings the link along; others who used that browser lose sight of it. */
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

  /** It is gone for good, or its owners are: all that stays is the slug, so that no one else gets it. */
  bury(now: Date): void {
    this.trash(now);
    Object.assign(this, NEW_LINK_SETTINGS, NO_FINDINGS, UNREAD_PAGE, { url: '' });
    this.changing.cardChangedAt = null;
    this.changing.browserUuid = null;
    this.changing.firstGroupId = null;
    this.changing.moverUserId = null;
    this.changing.groupId = NO_GROUP;
    this.changing.purgeAt = null;
  }

  private get changing(): Changing<Link> {
    return this;
  }
}
