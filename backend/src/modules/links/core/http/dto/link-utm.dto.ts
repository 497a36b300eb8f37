import { IsString, MaxLength } from 'class-validator';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';

/** Longer texts are refused before anybody reads them. */
const MAX_RAW_LENGTH = 5_000;

/** Campaign parameters, each of at most 200 characters; empty ones are as good as left out. */
export class LinkUtmDto {
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'utm.source must be text' })
  readonly source?: string;

  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'utm.medium must be text' })
  readonly medium?: string;

  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'utm.campaign must be text' })
  readonly campaign?: string;

  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'utm.term must be text' })
  readonly term?: string;

  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'utm.content must be text' })
  readonly content?: string;
}
