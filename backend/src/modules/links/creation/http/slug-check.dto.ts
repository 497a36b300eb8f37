import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';

/** Longer texts are refused before anybody reads them. */
const MAX_RAW_LENGTH = 5_000;

/** A slug that a caller would like to have. */
export class SlugQuestionDto {
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value must be text: the slug to check' })
  readonly value!: string;

  /** Host of the short domain for the link; the shared domain by default. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'domain must be text: the host of a short domain' })
  readonly domain?: string;
}

/** Whether it can be had. */
export class SlugAnswerDto {
  readonly isAvailable!: boolean;
  /** Error code that creating the link would return; null if the slug is available. */
  @ApiProperty({ nullable: true, type: String })
  readonly code!: string | null;
  /** Up to three available alternatives, closest first; empty if the slug is available. */
  readonly suggestions!: string[];
}
