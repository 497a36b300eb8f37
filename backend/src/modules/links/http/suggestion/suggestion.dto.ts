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
} from '../../domain/suggestion/suggestion';

const oneOf = (name: string, values: readonly string[]) => ({
  message: `${name} must be one of ${values.join(', ')}`,
});

/** What is to be suggested. */
export class SuggestDto {
  @ApiProperty({ enum: SUGGESTION_TYPES })
  @IsIn(SUGGESTION_TYPES, oneOf('type', SUGGESTION_TYPES))
  readonly type!: SuggestionType;

  /** How it is to sound; `plain` when absent. */
  @ApiProperty({ enum: SUGGESTION_STYLES, required: false })
  @WhenPresent()
  @IsIn(SUGGESTION_STYLES, oneOf('style', SUGGESTION_STYLES))
  readonly style: SuggestionStyle = 'plain';

  /** The page's own when absent. The page's own words stay in it in any case. */
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
  /** One line of at most 300 characters. */
  readonly text!: string;
  /** `ai`: a model's words; `page`: the page's own. */
  @ApiProperty({ enum: ['ai', 'page'] })
  readonly source!: SuggestionSource;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
}

/** What was suggested just now. */
export class SuggestedDto {
  /** At most 3, the best first. */
  readonly suggestions!: SuggestionDto[];
  /**
   * Null: a model has answered, which counts. Otherwise the page's own words are given, which do not count, because this
   * installation has no model, or it was too slow or failed; or there are none, because the page says nothing of itself.
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
