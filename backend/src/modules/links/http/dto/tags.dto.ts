import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { HIGHEST_ID } from '../../../../shared/http/path-id';

/** Longer words are refused before anybody reads them. */
const LONGEST_RAW = 1_000;
export const MOST_NAMED = 100;

/** A tag to be made. */
export class AddTagDto {
  /** 1 to 50 characters on one line. */
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value must be text: the words on the tag' })
  readonly value!: string;
}

/** Words, or the number of a tag. */
export const isTagName = (name: unknown): boolean =>
  typeof name === 'string'
    ? name.length <= LONGEST_RAW
    : Number.isInteger(name) && Number(name) >= 1 && Number(name) <= HIGHEST_ID;

/** Forms send one value as text. */
const asList = ({ value }: { readonly value: unknown }): unknown =>
  typeof value === 'string' || typeof value === 'number' ? [value] : value;

/** Which tags a link is to have. */
export class SetLinkTagsDto {
  /** Words or numbers of tags, at most 20; null or an empty list for none. Words that are no tag yet become one. */
  @ApiProperty({
    nullable: true,
    type: 'array',
    items: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
  })
  @ValidateIf((_: object, value: unknown) => value !== null)
  @Transform(asList)
  @ValidateBy(
    { name: 'tagNames', validator: { validate: isTagName } },
    { each: true, message: 'value must be a list of words or of numbers of tags' },
  )
  @ArrayMaxSize(MOST_NAMED)
  @IsArray({ message: 'value must be a list of words or of numbers of tags, or null for none' })
  readonly value!: (string | number)[] | null;
}

/** A tag on a link. */
export class LinkTagDto {
  readonly tagId!: number;
  readonly value!: string;
}

/** The tags that a link has. */
export class LinkTagsDto {
  /** In the order of the alphabet. */
  readonly tags!: LinkTagDto[];
}

/** A tag of a group. */
export class TagDto extends LinkTagDto {
  readonly groupId!: number;
  /** Links of the group that have it, without those in the trash. */
  readonly linkCount!: number;
  /** Whether the caller may delete it: whoever made it, and admins of the group. */
  readonly canDelete!: boolean;
}

/** The tags of the group acted in. */
export class TagListDto {
  /** All of them, in the order of the alphabet; plans allow at most 300. */
  readonly tags!: TagDto[];
  /** Those saved or put on a link last, at most 6. */
  readonly recent!: TagDto[];
}
