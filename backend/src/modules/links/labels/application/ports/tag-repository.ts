import type { Tag } from '../../domain/tag.entity';
import type { TagColor } from '../../domain/tag-color';

/** A tag as links show it. */
export interface TagOnLink {
  readonly tagId: number;
  readonly value: string;
  readonly color: TagColor;
}

/** Keeps tags, and which links have them. Every change of them holds their group. */
export abstract class TagRepository {
  /** Stores new tags and gives them their ids. */
  abstract add(tags: readonly Tag[]): Promise<void>;

  /** Stores what was changed of a tag. */
  abstract save(tag: Tag): Promise<void>;

  abstract find(groupId: number, tagId: number): Promise<Tag | null>;

  abstract findByIds(groupId: number, tagIds: readonly number[]): Promise<Tag[]>;

  abstract findByFolded(groupId: number, folded: readonly string[]): Promise<Tag[]>;

  /** Notes when these were last saved or put on a link. */
  abstract noteUse(tagIds: readonly number[], at: Date): Promise<void>;

  /** Takes it off every link, too. */
  abstract remove(tagId: number): Promise<void>;

  /** Gives the link these tags of the group and no others of it. */
  abstract putOnLink(groupId: number, linkId: number, tagIds: readonly number[]): Promise<void>;

  abstract takeOffLink(linkId: number, tagId: number): Promise<void>;

  /** Puts tags on links beside those that they have. */
  abstract putOnLinks(linkIds: readonly number[], tagIds: readonly number[]): Promise<void>;

  /** Puts one tag on every link that has the other, whatever their number. */
  abstract putWhere(tagId: number, hasTagId: number): Promise<void>;

  abstract takeOffLinks(linkIds: readonly number[], tagIds: readonly number[]): Promise<void>;

  /** Of these links, in the order of the alphabet; each link has those of the group that holds it now. */
  abstract ofLinks(linkIds: readonly number[]): Promise<ReadonlyMap<number, readonly TagOnLink[]>>;

  /** Live links of the group with the tag, those first that were clicked last. */
  abstract lastClickedWith(groupId: number, tagId: number, most: number): Promise<readonly number[]>;

  /** How many of those there are. */
  abstract countOfLinks(groupId: number, tagId: number): Promise<number>;

  /** For groups that end. */
  abstract allOf(groupIds: readonly number[]): Promise<Tag[]>;
  abstract removeAllOf(groupIds: readonly number[]): Promise<void>;
}
