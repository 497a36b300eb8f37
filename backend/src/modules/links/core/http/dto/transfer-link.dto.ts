import { ApiProperty } from '@nestjs/swagger';
import { HIGHEST_ID } from '../../../../../shared/http/path-id';
import { WholeNumber } from '../../../../../shared/http/number.decorators';

/** Where a link is to go. */
export class TransferLinkDto {
  /** Id of another of the caller's groups. */
  @ApiProperty({ required: true })
  @WholeNumber(1, HIGHEST_ID)
  readonly targetGroup!: number;
}

/** The group that holds a link. */
export class LinkGroupDto {
  readonly groupId!: number;
  readonly name!: string;
}
