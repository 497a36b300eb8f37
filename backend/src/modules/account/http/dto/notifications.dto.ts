import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsString } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { WholeNumber } from '../../../../shared/http/number.decorators';

const LONGEST_PAGE = 100;

export class NotificationRangeDto {
  /** −1 for the first page, then what the page before handed out. */
  @WholeNumber(-1, Number.MAX_SAFE_INTEGER)
  readonly start: number = -1;

  @WholeNumber(1, LONGEST_PAGE)
  readonly limit: number = 10;
}

export class NotificationDto {
  readonly id!: number;
  /** Says which sentence to show, such as `welcome` or `new-browser`. */
  readonly type!: string;
  /** What the sentence is filled with. */
  readonly params!: Record<string, unknown>;
  /** ISO 8601, UTC. */
  readonly createdTime!: string;
  readonly isRead!: boolean;
}

export class NotificationsDto {
  /** At most 100; show 99+ for more than 99. */
  readonly countOfUnread!: number;
  /** Newest first. */
  readonly notifications!: NotificationDto[];
  /** Types that the caller does not want. */
  readonly blocked!: string[];
  /** Where the next page begins; fewer than asked for means the end. */
  readonly start!: number;
}

export class ReadNotificationsDto {
  /** At most 100; absent for all. */
  @WhenPresent()
  @IsArray({ message: 'ids must be a list of numbers' })
  @ArrayMaxSize(LONGEST_PAGE)
  @IsInt({ each: true, message: 'ids must be whole numbers' })
  readonly ids?: number[];
}

export class BlockNotificationsDto {
  @IsString({ message: 'type must be text' })
  readonly type!: string;

  /** False to get them again. */
  @ApiPropertyOptional()
  @Flag()
  readonly isBlocked: boolean = true;
}
