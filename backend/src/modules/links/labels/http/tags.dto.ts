import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsString,
  MaxLength,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';
import { OrNull } from '../../../../shared/http/or-null.decorator';
import { HIGHEST_ID } from '../../../../shared/http/path-id';

/** Longer words are refused before anybody reads them. */
const MAX_RAW_LENGTH = 1_000;
const MAX_NAMED = 100;

/** A tag to be made. */
export class AddTagDto {
  /** Tag name: 1 to 50 characters on one line. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value must be text: the name of the tag' })
  readonly value!: string;
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
