import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsString } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { WholeNumber } from '../../../../shared/http/number.decorators';

const MAX_PAGE_SIZE = 100;

export class NotificationRangeDto {
  /** Pagination cursor: −1 for the first page, then the `start` value of the previous page. */
  @WholeNumber(-1, Number.MAX_SAFE_INTEGER)
  readonly start: number = -1;

  @WholeNumber(1, MAX_PAGE_SIZE)
  readonly limit: number = 10;
}

export class NotificationDto {
  readonly id!: number;
  /** Code of the message to show, such as `welcome` or `new-browser`. */
  readonly type!: string;
  /** Values to insert into the message. */
  readonly params!: Record<string, unknown>;
  /** ISO 8601, UTC. */
  readonly createdTime!: string;
  readonly isRead!: boolean;
}

export class NotificationsDto {
  /** Number of unread notifications, up to 100. Show 100 as 99+. */
  readonly countOfUnread!: number;
  /** Newest first. */
  readonly notifications!: NotificationDto[];
  /** Muted types of notification. */
  readonly blocked!: string[];
  /** Pagination cursor of the next page. A page with fewer entries than requested is the last one. */
  readonly start!: number;
}

export class ReadNotificationsDto {
  /** Ids of notifications, at most 100; absent for all. */
  @WhenPresent()
  @IsArray({ message: 'ids must be a list of numbers' })
  @ArrayMaxSize(MAX_PAGE_SIZE)
  @IsInt({ each: true, message: 'ids must be whole numbers' })
  readonly ids?: number[];
}

export class BlockNotificationsDto {
  @IsString({ message: 'type must be text' })
  readonly type!: string;

  /** True to mute, false to unmute. */
  @ApiPropertyOptional()
  @Flag()
  readonly isBlocked: boolean = true;
}
