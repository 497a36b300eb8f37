import { ApiProperty } from '@nestjs/swagger';
import { HIGHEST_ID } from '../../../../../shared/http/path-id';
import { WholeNumber } from '../../../../../shared/http/number.decorators';

const ANY_VALUE = {
  nullable: true,
  oneOf: [{ type: 'string' }, { type: 'boolean' }, { type: 'object' }, { type: 'array', items: {} }],
};

/** Which part of the history is wanted. */
export class LinkHistoryQueryDto {
  /** Maximum number of changes; 10 by default. */
  @WholeNumber(1, 100)
  readonly limit: number = 10;

  /** Pagination cursor: −1 or absent for the first page, then the `start` value of the previous page. */
  @WholeNumber(-1, Number.MAX_SAFE_INTEGER)
  readonly start: number = -1;
}

/** Which change is to be undone. */
export class RollBackDto {
  /** Id of a change of `url` in the link's history. */
  @ApiProperty({ required: true })
  @WholeNumber(1, HIGHEST_ID)
  readonly changeId!: number;
}

/** Something of a link that was changed. */
export class LinkChangeDto {
  readonly changeId!: number;
  /** Name of the field, as in `GET /links/{encodeId}`. */
  readonly field!: string;
  @ApiProperty(ANY_VALUE)
  readonly before!: unknown;
  @ApiProperty(ANY_VALUE)
  readonly after!: unknown;
  /** Id of the user who made the change. */
  readonly userId!: number;
  /** ISO 8601, UTC. */
  readonly changeTime!: string;
  /** Whether the caller can restore the destination from before this change. */
  readonly canRollBack!: boolean;
}

/** One page of what was changed of a link while the group acted in has had it. */
export class LinkHistoryDto {
  /** Newest first. */
  readonly changes!: LinkChangeDto[];
  /** Pagination cursor of the next page; −1 if the list is empty. */
  readonly start!: number;
}
