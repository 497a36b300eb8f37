import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { HIGHEST_ID } from '../../../../shared/http/path-id';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { WholeNumber } from '../../../../shared/http/number.decorators';
import { TagNames } from '../../labels/http/tags.dto';
import { BatchDto } from './batch-rows.dto';

const MAX_ADDRESS_LENGTH = 5_000;
const NAMES = { nullable: false, required: false };

/** Tags for many links, and tags to take off them. */
export class BatchTagsDto extends BatchDto {
  /** Names or ids of tags to add, at most 20. Unknown names are created. */
  @WhenPresent()
  @TagNames(NAMES)
  readonly add: (string | number)[] = [];

  /** Names or ids of tags to remove, at most 20. */
  @WhenPresent()
  @TagNames(NAMES)
  readonly remove: (string | number)[] = [];

  /** The same as `add`; both are added. */
  @WhenPresent()
  @TagNames(NAMES)
  readonly tags?: (string | number)[];
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
