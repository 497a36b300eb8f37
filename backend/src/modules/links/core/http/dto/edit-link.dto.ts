import { IsString, MaxLength } from 'class-validator';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';
import { LinkOptionsDto } from './link-options.dto';

/** Longer texts are refused before anybody reads them. */
const MAX_RAW_LENGTH = 5_000;

/** What is to be changed of a link; what is left out stays. */
export class EditLinkDto extends LinkOptionsDto {
  /** Destination URL; the rules of `POST /links` apply. A change counts against the monthly limit. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'url must be text: the destination URL' })
  readonly url?: string;
}
