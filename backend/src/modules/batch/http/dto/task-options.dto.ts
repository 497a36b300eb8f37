import { IsIn, IsString, MaxLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../../../shared/domain/language';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';

const MAX_TEXT = 8_192;

/** What all links of a task get, and for whom it is. */
export class TaskOptionsDto {
  /** Host of the short domain for rows that name none; the shared domain by default. */
  @WhenPresent()
  @MaxLength(MAX_TEXT)
  @IsString({ message: 'domain must be text' })
  readonly domain?: string;

  /** Tags for all links, separated by commas. */
  @WhenPresent()
  @MaxLength(MAX_TEXT)
  @IsString({ message: 'tags must be text: tags between commas' })
  readonly tags?: string;

  /** Campaign parameters for all links, such as `utm_source=news&utm_medium=email`. */
  @WhenPresent()
  @MaxLength(MAX_TEXT)
  @IsString({ message: 'utmFormat must be text' })
  readonly utmFormat?: string;

  /** When the links of rows without a moment of their own expire, in ISO 8601 with an offset. */
  @WhenPresent()
  @MaxLength(MAX_TEXT)
  @IsString({ message: 'expireTime must be text' })
  readonly expireTime?: string;

  /** Language of the task. */
  @WhenPresent()
  @IsIn(LANGUAGES, { message: `lang must be one of ${LANGUAGES.join(', ')}` })
  readonly lang?: Language;

  /** Country code of the caller, such as `TW`. Prices of the task are in New Taiwan dollars for `TW` or without it, otherwise in US dollars. */
  @WhenPresent()
  @MaxLength(MAX_TEXT)
  @IsString({ message: 'location must be text' })
  readonly location?: string;
}
