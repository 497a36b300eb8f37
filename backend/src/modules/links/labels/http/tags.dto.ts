import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { HIGHEST_ID } from '../../../../shared/http/path-id';

/** Longer words are refused before anybody reads them. */
const MAX_RAW_LENGTH = 1_000;
export const MAX_NAMED = 100;

/** A tag to be made. */
export class AddTagDto {
  /** Tag name: 1 to 50 characters on one line. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value must be text: the name of the tag' })
  readonly value!: string;
}

/** Words, or the number of a tag. */
export const isTagName = (name: unknown): boolean =>
  typeof name === 'string'
    ? name.length <= MAX_RAW_LENGTH
    : Number.isInteger(name) && Number(name) >= 1 && Number(name) <= HIGHEST_ID;

/** Forms send one value as text. */
const asList = ({ value }: { readonly value: unknown }): unknown =>
  typeof value === 'string' || typeof value === 'number' ? [value] : value;

/** Which tags a link is to have. */
export class SetLinkTagsDto {
  /** Names or ids of tags, at most 20; null or an empty list for none. Unknown names are created. */
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
  @ArrayMaxSize(MAX_NAMED)
  @IsArray({ message: 'value must be a list of tag names or ids, or null for none' })
  readonly value!: (string | number)[] | null;
}

/** A tag on a link. */
export class LinkTagDto {
  readonly tagId!: number;
  readonly value!: string;
}

/** The tags that a link has. */
export class LinkTagsDto {
  /** Tags in alphabetical order. */
  readonly tags!: LinkTagDto[];
}

/** A tag of a group. */
export class TagDto extends LinkTagDto {
  readonly groupId!: number;
  /** Number of the group's links with this tag, excluding links in the trash. */
  readonly linkCount!: number;
  /** Whether the caller can delete the tag. Its creator and admins of the group can. */
  readonly canDelete!: boolean;
}

/** The tags of the group acted in. */
export class TagListDto {
  /** All tags in alphabetical order. Plans allow at most 300. */
  readonly tags!: TagDto[];
  /** Up to six recently saved or used tags. */
  readonly recent!: TagDto[];
}
