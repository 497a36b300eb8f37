/** Toggles that a new link of the group begins with. */
export interface GroupLinkDefaults {
  readonly smartUtm: boolean;
  readonly nativeOpen: boolean;
  readonly publicAnalytics: boolean;
  readonly showAuthor: boolean;
  /** Parameters that visitors bring go on to the destination. */
  readonly passQuery: boolean;
}

/** Scheme of the group's short addresses. */
export type LinkSchema = 'https' | 'http';

export interface NewGroup {
  /** Who makes it. */
  readonly userId: number;
  readonly name: string;
  readonly createdAt: Date;
}

/** What may be changed about a group, in the form that is kept; what is absent stays. */
export interface GroupChange {
  readonly name?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly linkSchema?: LinkSchema | undefined;
  readonly protectTrack?: boolean | undefined;
  readonly everyoneEdits?: boolean | undefined;
  readonly defaults?: Partial<GroupLinkDefaults> | undefined;
  readonly frontHosts?: readonly string[] | undefined;
  readonly ipAllowList?: readonly string[] | undefined;
}

export const MAX_NAME_LENGTH = 120;
/** Where months and days begin unless a group says otherwise. */
const DEFAULT_TIME_ZONE = 'Asia/Taipei';
/** Name of a group that has ended; links keep pointing at it. */
const NAME_OF_ENDED = '-';

const CHANGEABLE = [
  'name',
  'timeZone',
  'linkSchema',
  'protectTrack',
  'everyoneEdits',
  'smartUtm',
  'nativeOpen',
  'publicAnalytics',
  'showAuthor',
  'passQuery',
  'frontHosts',
  'ipAllowList',
] as const;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Changing<T> = { -readonly [Field in keyof T]: T[Field] };

/** As the short domain is served, whatever that is when a group has not chosen. */
export const AS_SERVED = 'auto';

/** The scheme that the short domain is served with. */
export const linkSchemaOf = (shortOrigin: string): LinkSchema =>
  shortOrigin.startsWith('https:') ? 'https' : 'http';

/** People who share links, a plan and its limits. */
export class Group {
  /** Given by the database when the group is first saved. */
  readonly id!: number;
  readonly name: string;
  /** Who made it; null when that person is gone. */
  readonly ownerUserId: number | null;
  /** The person whose home it is; null for a group that was made besides. */
  readonly homeOfUserId: number | null;
  /** Cache of the highest plan granted, in the words of billing. */
  readonly plan: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly linkSchema: LinkSchema | typeof AS_SERVED;
  /** Only members signed in see who clicked. */
  readonly protectTrack: boolean;
  /** Every member may change all of its links, by any author. */
  readonly everyoneEdits: boolean;
  readonly smartUtm: boolean;
  readonly nativeOpen: boolean;
  readonly publicAnalytics: boolean;
  readonly showAuthor: boolean;
  readonly passQuery: boolean;
  /** Hosts that the group may be used on; empty: any. */
  readonly frontHosts: readonly string[];
  /** Addresses and CIDR ranges that members may call from; empty: any. */
  readonly ipAllowList: readonly string[];
  readonly createdAt: Date;

  private constructor({ userId, name, createdAt }: NewGroup, homeOfUserId: number | null) {
    this.name = Array.from(name.trim()).slice(0, MAX_NAME_LENGTH).join('');
    this.ownerUserId = userId;
    this.homeOfUserId = homeOfUserId;
    this.plan = 'free';
    this.timeZone = DEFAULT_TIME_ZONE;
    this.linkSchema = AS_SERVED;
    this.protectTrack = false;
    this.everyoneEdits = false;
    this.smartUtm = true;
    this.nativeOpen = false;
    this.publicAnalytics = false;
    this.showAuthor = false;
    this.passQuery = false;
    this.frontHosts = [];
    this.ipAllowList = [];
    this.createdAt = createdAt;
  }

  /** The group that a person has from the start. */
  static home(fields: NewGroup): Group {
    return new Group(fields, fields.userId);
  }

  /** A group that a person makes besides their home. */
  static make(fields: NewGroup): Group {
    return new Group(fields, null);
  }

  get isHome(): boolean {
    return this.homeOfUserId !== null;
  }

  get defaults(): GroupLinkDefaults {
    const { smartUtm, nativeOpen, publicAnalytics, showAuthor, passQuery } = this;
    return { smartUtm, nativeOpen, publicAnalytics, showAuthor, passQuery };
  }

  /** Takes checked values; tells the names of the settings that are others now. */
  change({ defaults, ...others }: GroupChange): string[] {
    const wanted = { ...others, ...defaults };
    const changed = CHANGEABLE.filter(
      (name) => wanted[name] !== undefined && !same(this[name], wanted[name]),
    );
    Object.assign(this, Object.fromEntries(changed.map((name) => [name, wanted[name]])));
    return [...changed];
  }

  /** In the words of billing, which alone decides it: the highest plan that the group has been granted. */
  takePlan(plan: string): void {
    this.changing.plan = plan;
  }

  /** The person is gone; the group goes on for the others. A home was named after the one whose home it was. */
  forget(userId: number): void {
    if (this.ownerUserId === userId) this.changing.ownerUserId = null;
    if (this.homeOfUserId !== userId) return;
    this.changing.homeOfUserId = null;
    this.changing.name = `Group ${this.id}`;
  }

  /** No member is left. The row stays, because slugs stay taken; what tells of people goes. */
  end(): void {
    this.changing.name = NAME_OF_ENDED;
    this.changing.ownerUserId = null;
    this.changing.homeOfUserId = null;
    this.changing.frontHosts = [];
    this.changing.ipAllowList = [];
  }

  private get changing(): Changing<Group> {
    return this;
  }
}
