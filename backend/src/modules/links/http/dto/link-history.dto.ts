import { ApiProperty } from '@nestjs/swagger';
import { HIGHEST_ID } from '../../../../shared/http/path-id';
import { WholeNumber } from '../../../../shared/http/number.decorators';

const ANY_VALUE = {
  nullable: true,
  oneOf: [{ type: 'string' }, { type: 'boolean' }, { type: 'object' }, { type: 'array', items: {} }],
};

/** Which part of the history is wanted. */
export class LinkHistoryQueryDto {
  /** How many changes; 10 when absent. */
  @WholeNumber(1, 100)
  readonly limit: number = 10;

  /** -1, or nothing, for the first page; afterwards the `start` of the page before. */
  @WholeNumber(-1, Number.MAX_SAFE_INTEGER)
  readonly start: number = -1;
}

/** Which change is to be undone. */
export class RollBackDto {
  /** Of the link's history, and of its `url`. */
  @ApiProperty({ required: true })
  @WholeNumber(1, HIGHEST_ID)
  readonly changeId!: number;
}

/** Something that somebody changed of a link. */
export class LinkChangeDto {
  readonly changeId!: number;
  /** As `GET /links/{encodeId}` calls it. */
  readonly field!: string;
  @ApiProperty(ANY_VALUE)
  readonly before!: unknown;
  @ApiProperty(ANY_VALUE)
  readonly after!: unknown;
  /** Who changed it. */
  readonly userId!: number;
  /** ISO 8601, UTC. */
  readonly changeTime!: string;
  /** Whether the caller may let the link lead again where it led before. */
  readonly canRollBack!: boolean;
}

/** One page of what was changed of a link while the group acted in has had it. */
export class LinkHistoryDto {
  /** Newest first. */
  readonly changes!: LinkChangeDto[];
  /** Position of the next page; -1 when the list is empty. */
  readonly start!: number;
}
