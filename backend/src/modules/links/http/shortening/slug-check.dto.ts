import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';

/** Longer texts are refused before anybody reads them. */
const LONGEST_RAW = 5_000;

/** A slug that somebody would like to have. */
export class SlugQuestionDto {
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value must be text: the short name to check' })
  readonly value!: string;

  /** Host of the short domain that the link is to stand on; the shared one when absent. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'domain must be text: the host of a short domain' })
  readonly domain?: string;
}

/** Whether it can be had. */
export class SlugAnswerDto {
  readonly isAvailable!: boolean;
  /** The code that making the link would answer; null when the slug can be had. */
  @ApiProperty({ nullable: true, type: String })
  readonly code!: string | null;
  /** At most three others that can be had, the closest first; empty when this one can. */
  readonly suggestions!: string[];
}
