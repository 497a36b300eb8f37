import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';
import { OrNull } from '../../../../shared/http/or-null.decorator';
import { HIGHEST_ID } from '../../../../shared/http/path-id';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { TAG_COLORS, type TagColor } from '../domain/tag-color';

/** Longer words are refused before anybody reads them. */
const MAX_RAW_LENGTH = 1_000;
const MAX_NAMED = 100;

const COLOR_MESSAGE = `color must be one of ${TAG_COLORS.join(', ')}`;

/** A tag to be made. */
export class AddTagDto {
  /** Tag name: 1 to 50 characters on one line. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value must be text: the name of the tag' })
  readonly value!: string;

  /** Color of a new tag; without one it is gray. A tag that exists keeps its own. */
  @ApiProperty({ enum: TAG_COLORS, required: false })
  @WhenPresent()
  @IsIn(TAG_COLORS, { message: COLOR_MESSAGE })
  readonly color?: TagColor;
}

/** What is to be changed of a tag; what is left out stays. */
export class ChangeTagDto {
  /** New name: 1 to 50 characters on one line, as no other tag of the group is called. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value must be text: the new name of the tag' })
  readonly value?: string;

  @ApiProperty({ enum: TAG_COLORS, required: false })
  @WhenPresent()
  @IsIn(TAG_COLORS, { message: COLOR_MESSAGE })
  readonly color?: TagColor;
}

/** Which tag another one becomes part of. */
export class MergeTagDto {
  /** Id of the tag that stays. */
  @Max(HIGHEST_ID)
  @Min(1)
  @IsInt({ message: 'into must be a number: the id of the tag that stays' })
  readonly into!: number;
}

/** Words, or the number of a tag. */
const isTagName = (name: unknown): boolean =>
  typeof name === 'string'
    ? name.length <= MAX_RAW_LENGTH
    : Number.isInteger(name) && Number(name) >= 1 && Number(name) <= HIGHEST_ID;

/** Forms send one value as text. */
const asList = ({ value }: { readonly value: unknown }): unknown =>
  typeof value === 'string' || typeof value === 'number' ? [value] : value;

/** Tags by their words or numbers. */
export function TagNames({ nullable, required }: Readonly<Record<'nullable' | 'required', boolean>>) {
  const message = ({ property }: ValidationArguments): string =>
    `${property} must be a list of tag names or ids${nullable ? ', or null for none' : ''}`;
  return applyDecorators(
    ApiProperty({
      nullable,
      required,
      type: 'array',
      items: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    }),
    ...(nullable ? [OrNull()] : []),
    Transform(asList),
    ValidateBy({ name: 'tagNames', validator: { validate: isTagName } }, { each: true, message }),
    ArrayMaxSize(MAX_NAMED),
    IsArray({ message }),
  );
}

/** Which tags a link is to have. */
export class SetLinkTagsDto {
  /** Names or ids of tags, at most 20; null or an empty list for none. Unknown names are created. */
  @TagNames({ nullable: true, required: true })
  readonly value!: (string | number)[] | null;
}

/** A tag on a link. */
export class LinkTagDto {
  readonly tagId!: number;
  readonly value!: string;
  @ApiProperty({ enum: TAG_COLORS })
  readonly color!: TagColor;
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
  /** Whether the caller can delete, change and merge the tag. Its creator and admins of the group can. */
  readonly canDelete!: boolean;
}

/** Two tags that became one. */
export class MergedTagDto {
  /** The tag that stays. */
  readonly tag!: TagDto;
  /** Number of links that had the tag that is gone, excluding links in the trash. All of them have the other one now. */
  readonly movedLinkCount!: number;
}

/** The tags of the group acted in. */
export class TagListDto {
  /** All tags in alphabetical order. Plans allow at most 300. */
  readonly tags!: TagDto[];
  /** Up to six recently saved or used tags. */
  readonly recent!: TagDto[];
}
