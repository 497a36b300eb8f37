import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

const LONGEST_PAGE = 100;

export class NotificationRangeDto {
  /** −1 for the first page, then what the page before handed out. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'start must be a whole number' })
  @Min(-1)
  readonly start: number = -1;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1)
  @Max(LONGEST_PAGE)
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
  @IsOptional()
  @IsArray({ message: 'ids must be a list of numbers' })
  @ArrayMaxSize(LONGEST_PAGE)
  @IsInt({ each: true, message: 'ids must be whole numbers' })
  readonly ids?: number[];
}

export class BlockNotificationsDto {
  @IsString({ message: 'type must be text' })
  readonly type!: string;

  /** False to get them again. */
  @IsOptional()
  @IsBoolean({ message: 'isBlocked must be true or false' })
  readonly isBlocked: boolean = true;
}
