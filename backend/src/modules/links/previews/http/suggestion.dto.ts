import { type Language, LANGUAGES } from '../../../../shared/domain/language';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import {
  SUGGESTION_STYLES,
  SUGGESTION_TYPES,
  type SuggestionProblem,
  type SuggestionSource,
  type SuggestionStyle,
  type SuggestionType,
} from '../domain/suggestions/suggestion';

const oneOf = (name: string, values: readonly string[]) => ({
  message: `${name} must be one of ${values.join(', ')}`,
});

/** What is to be suggested. */
export class SuggestDto {
  @ApiProperty({ enum: SUGGESTION_TYPES })
  @IsIn(SUGGESTION_TYPES, oneOf('type', SUGGESTION_TYPES))
  readonly type!: SuggestionType;

  /** Style of the text; `plain` by default. */
  @ApiProperty({ enum: SUGGESTION_STYLES, required: false })
  @WhenPresent()
  @IsIn(SUGGESTION_STYLES, oneOf('style', SUGGESTION_STYLES))
  readonly style: SuggestionStyle = 'plain';

  /** Language of the suggestions; the page's language by default. Texts taken from the page are not translated. */
  @ApiProperty({ enum: LANGUAGES, required: false })
  @WhenPresent()
  @IsIn(LANGUAGES, oneOf('lang', LANGUAGES))
  readonly lang?: Language;
}

/** Words for the preview of a link. */
export class SuggestionDto {
  readonly suggestionId!: number;
  @ApiProperty({ enum: SUGGESTION_TYPES })
  readonly type!: SuggestionType;
  @ApiProperty({ enum: SUGGESTION_STYLES })
  readonly style!: SuggestionStyle;
  /** One line of up to 300 characters. */
  readonly text!: string;
  /** `ai`: written by an AI model; `page`: taken from the page. */
  @ApiProperty({ enum: ['ai', 'page'] })
  readonly source!: SuggestionSource;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
}

/** What was suggested just now. */
export class SuggestedDto {
  /** At most three, best first. */
  readonly suggestions!: SuggestionDto[];
  /**
   * Null if an AI model responded; this counts against the limit. Otherwise the reason why texts from the page are
   * returned instead, which do not count: no model is configured, it timed out or it failed; or the page has no texts
   * either.
   */
  @ApiProperty({
    nullable: true,
    enum: [
      'links.suggester-off',
      'links.suggester-slow',
      'links.suggester-failed',
      'links.page-silent',
      null,
    ],
  })
  readonly problem!: SuggestionProblem | null;
}

/** What was suggested before to the group acted in. */
export class SuggestionListDto {
  /** At most 30, newest first. */
  readonly suggestions!: SuggestionDto[];
}
