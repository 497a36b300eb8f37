import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, MaxLength, ValidateBy } from 'class-validator';
import { HIGHEST_ID } from '../../../../../shared/http/path-id';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';
import { WholeNumber } from '../../../../../shared/http/number.decorators';
import { isTagName, MOST_NAMED } from '../../dto/tags.dto';
import { asList, BatchDto } from './batch-rows.dto';

const LONGEST_ADDRESS = 5_000;
const NAMES: ApiPropertyOptions = {
  required: false,
  type: 'array',
  items: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
};

/** Tags for many links, and tags to take off them. */
export class BatchTagsDto extends BatchDto {
  /** Words or numbers of tags that the links are to have as well, at most 20. Words that are no tag yet become one. */
  @ApiProperty(NAMES)
  @WhenPresent()
  @Transform(asList)
  @ValidateBy(
    { name: 'tagNames', validator: { validate: isTagName } },
    { each: true, message: 'add must be a list of words or of numbers of tags' },
  )
  @ArrayMaxSize(MOST_NAMED)
  @IsArray({ message: 'add must be a list of words or of numbers of tags' })
  readonly add: (string | number)[] = [];

  /** Words or numbers of tags that the links are not to have any more, at most 20. */
  @ApiProperty(NAMES)
  @WhenPresent()
  @Transform(asList)
  @ValidateBy(
    { name: 'tagNames', validator: { validate: isTagName } },
    { each: true, message: 'remove must be a list of words or of numbers of tags' },
  )
  @ArrayMaxSize(MOST_NAMED)
  @IsArray({ message: 'remove must be a list of words or of numbers of tags' })
  readonly remove: (string | number)[] = [];
}

/** Where many links are to lead. */
export class BatchAddressDto extends BatchDto {
  /** By the rules of `POST /links`. */
  @MaxLength(LONGEST_ADDRESS)
  @IsString({ message: 'value must be text: the address that the links are to lead to' })
  readonly value!: string;
}

/** Where many links are to go. */
export class BatchTransferDto extends BatchDto {
  /** Number of another of the caller's groups. */
  @ApiProperty({ required: true })
  @WholeNumber(1, HIGHEST_ID)
  readonly targetGroup!: number;
}
