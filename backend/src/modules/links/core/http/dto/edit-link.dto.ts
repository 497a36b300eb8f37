import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';
import { LinkOptionsDto } from './link-options.dto';

/** Longer texts are refused before anybody reads them. */
const MAX_RAW_LENGTH = 5_000;

/** Settings of a link, as calls write them. */
export class LinkValuesDto extends LinkOptionsDto {
  /** Destination URL; the rules of `POST /links` apply. A change counts against the monthly limit. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'url must be text: the destination URL' })
  readonly url?: string;
}

/** What is to be changed of a link; what is left out stays. */
export class EditLinkDto extends LinkValuesDto {
  /**
   * The same fields as the caller last read them. If another caller has changed one of them since, nothing is saved and the
   * answer is 409 `links.changed-meanwhile` with the current values. Fields left out are overwritten.
   */
  @ApiProperty({ required: false, type: LinkValuesDto })
  @WhenPresent()
  @ValidateNested()
  @IsObject({ message: 'basedOn must be an object of fields as they were read' })
  @Type(() => LinkValuesDto)
  readonly basedOn?: LinkValuesDto;
}
