import { ApiProperty } from '@nestjs/swagger';

/** One input field that was refused. */
export class FieldProblemDto {
  /** Name of the field as sent, dotted for nested values. */
  readonly field!: string;
  /** Stable code, such as `links.slug-taken`. */
  readonly code!: string;
  /** What is wrong and how to mend it. */
  readonly message!: string;
}

/** Why a call was refused. */
export class ProblemDto {
  /** HTTP status. */
  readonly status!: number;
  /** Stable code to decide on, such as `links.link-does-not-exist`. */
  readonly code!: string;
  /** English text for people. */
  readonly message!: string;
  /** Every refused input field, all at once. */
  readonly fields?: FieldProblemDto[];
  /** Facts beside the message, such as `triesLeft`. */
  readonly details?: Record<string, string | number | boolean | null>;
  /** Quote this when asking for help; the logs carry it too. */
  readonly requestId!: string;
}

/** The answer of a change that has nothing else to say. */
export class SuccessDto {
  /** Always `success`. */
  @ApiProperty({ type: String, enum: ['success'] })
  readonly result = 'success' as const;
}
