import { ApiPropertyOptional } from '@nestjs/swagger';
import { Allow, IsIn, IsObject, IsString } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { CLIENT_LOG_LEVELS, type ClientLogLevel } from '../../domain/client-log';

export class SurveyDto {
  /** `feature-analysis`, `rate`, `goodbye` or `help`. */
  @IsString({ message: 'survey must be text: the name of the survey' })
  readonly survey!: string;

  /** Answers by question id. */
  @IsObject({ message: 'answers must be an object: an answer for each question' })
  readonly answers!: Record<string, unknown>;
}

export class ClientLogDto {
  @IsIn(CLIENT_LOG_LEVELS)
  readonly level!: ClientLogLevel;

  /** Error message; truncated to 1000 characters. */
  @IsString({ message: 'message must be text' })
  readonly message!: string;

  /** Path of the page, without its query string. */
  @WhenPresent()
  @IsString({ message: 'page must be text' })
  readonly page?: string;

  /** String or object; truncated to 4000 characters. */
  @ApiPropertyOptional({ oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: true }] })
  @Allow()
  readonly details?: unknown;
}
