import { WholeNumber } from '../../../../shared/http/whole-number.decorator';
import { ClickCountDto } from './click-overview.dto';

/** Which part of the list is wanted. */
export class LinkListQueryDto {
  /** How many links; 10 when absent. */
  @WholeNumber(1, 100)
  readonly limit: number = 10;

  /** -1, or nothing, for the first page; afterwards the `start` of the page before. */
  @WholeNumber(-1, Number.MAX_SAFE_INTEGER)
  readonly start: number = -1;
}

/** The group that a link first belonged to. */
export class FirstGroupDto {
  readonly groupId!: number;
  readonly name!: string;
}

/** A tag of a link in a list. */
export class ListedTagDto {
  readonly tagId!: number;
  readonly value!: string;
}

/** A link in a list. */
export class ListedLinkDto extends ClickCountDto {
  readonly id!: number;
  /** The slug, decoded. */
  readonly encodeId!: string;
  readonly shortUrl!: string;
  /** Host of the short address. */
  readonly domain!: string;
  /** Whether the short address begins with https. */
  readonly ssl!: boolean;
  /** Where the link leads. */
  readonly url!: string;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
  /** Who made it. */
  readonly userId!: number;
  /** It first belonged to another group. */
  readonly isTransferred!: boolean;
  /** Which one that was; null unless the caller belongs to it, too. */
  readonly transferredFrom!: FirstGroupDto | null;
  /** In the order of the alphabet. */
  readonly tags!: ListedTagDto[];
  /** Whether the caller may change it, its tags among the rest. */
  readonly canEdit!: boolean;
  /** Whether the caller may move it to another group. */
  readonly canTransfer!: boolean;
  /** Whether the caller may give it back to the group that it first belonged to. */
  readonly canReturn!: boolean;
}

/** One page of a list of links. */
export class LinkListDto {
  /** Newest first. */
  readonly linksData!: ListedLinkDto[];
  /** Position of the next page; it stays where it is while links are added. -1 when the list is empty. */
  readonly start!: number;
}
