import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, MaxLength, ValidateBy } from 'class-validator';
import { HIGHEST_ID } from '../../../../shared/http/path-id';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { WholeNumber } from '../../../../shared/http/number.decorators';
import { isTagName, MAX_NAMED } from '../../labels/http/tags.dto';
import { asList, BatchDto } from './batch-rows.dto';

const MAX_ADDRESS_LENGTH = 5_000;
const NAMES: ApiPropertyOptions = {
  required: false,
  type: 'array',
  items: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
};

/** Tags for many links, and tags to take off them. */
export class BatchTagsDto extends BatchDto {
  /** Names or ids of tags to add, at most 20. Unknown names are created. */
  @ApiProperty(NAMES)
  @WhenPresent()
  @Transform(asList)
  @ValidateBy(
    { name: 'tagNames', validator: { validate: isTagName } },
    { each: true, message: 'add must be a list of tag names or ids' },
  )
  @ArrayMaxSize(MAX_NAMED)
  @IsArray({ message: 'add must be a list of tag names or ids' })
  readonly add: (string | number)[] = [];

  /** Names or ids of tags to remove, at most 20. */
  @ApiProperty(NAMES)
  @WhenPresent()
  @Transform(asList)
  @ValidateBy(
    { name: 'tagNames', validator: { validate: isTagName } },
    { each: true, message: 'remove must be a list of tag names or ids' },
  )
  @ArrayMaxSize(MAX_NAMED)
  @IsArray({ message: 'remove must be a list of tag names or ids' })
  readonly remove: (string | number)[] = [];
}

/** Where many links are to lead. */
export class BatchAddressDto extends BatchDto {
  /** Destination URL; the rules of `POST /links` apply. */
  @MaxLength(MAX_ADDRESS_LENGTH)
  @IsString({ message: 'value must be text: the destination URL' })
  readonly value!: string;
}

/** Where many links are to go. */
export class BatchTransferDto extends BatchDto {
  /** Id of another of the caller's groups. */
  @ApiProperty({ required: true })
  @WholeNumber(1, HIGHEST_ID)
  readonly targetGroup!: number;
}
