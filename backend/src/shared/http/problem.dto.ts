import { ApiProperty } from '@nestjs/swagger';

/** What a field has become since the caller read it. */
export class CurrentValueDto {
  /** The value, in the form in which the call takes it. */
  @ApiProperty({
    nullable: true,
    oneOf: [{ type: 'string' }, { type: 'boolean' }, { type: 'object' }, { type: 'array', items: {} }],
  })
  readonly value!: unknown;
  /** Id of the user who changed it last; null if unknown. */
  readonly userId!: number | null;
  /** When it was changed last: ISO 8601, UTC; null if unknown. */
  readonly changeTime!: string | null;
}

/** One input field that was refused. */
export class FieldProblemDto {
  /** Name of the field as sent. Nested fields are separated by dots. */
  readonly field!: string;
  /** Stable error code, such as `links.slug-taken`. */
  readonly code!: string;
  /** Description of the problem and how to fix it. */
  readonly message!: string;
  /** Current value, if the field was changed after the caller read it. */
  readonly current?: CurrentValueDto;
}

/** Why a call was refused. */
export class ProblemDto {
  /** HTTP status code. */
  readonly status!: number;
  /** Stable error code for programs, such as `links.link-does-not-exist`. */
  readonly code!: string;
  /** Error message in English. */
  readonly message!: string;
  /** All invalid input fields. */
  readonly fields?: FieldProblemDto[];
  /** Values that belong to the error, such as `triesLeft`. */
  readonly details?: Record<string, string | number | boolean | null>;
  /** Id of the request in the server logs. Include it when you contact support. */
  readonly requestId!: string;
}

/** The answer of a change that has nothing else to say. */
export class SuccessDto {
  /** Always `success`. */
  @ApiProperty({ type: String, enum: ['success'] })
  readonly result = 'success' as const;
}
