import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { NotificationsService } from '../application/notifications.service';
import {
  BlockNotificationsDto,
  NotificationRangeDto,
  NotificationsDto,
  ReadNotificationsDto,
} from './dto/notifications.dto';

@ApiTags('account')
@Controller('my/notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  /** Lists the caller's notifications, newest first. */
  @Get()
  @Requires('account.list-notifications')
  @Answers(NotificationsDto)
  async list(
    @CurrentMember() { userId }: Member,
    @Query() { start, limit }: NotificationRangeDto,
  ): Promise<NotificationsDto> {
    const page = await this.notifications.page(userId, start, limit);
    return {
      countOfUnread: page.countOfUnread,
      notifications: page.notifications.map(({ id, type, params, createdAt, readAt }) => ({
        id,
        type,
        params: { ...params },
        createdTime: createdAt.toISOString(),
        isRead: readAt !== null,
      })),
      blocked: Array.from(page.blocked),
      start: page.start,
    };
  }

  /** Marks notifications as read, or all of them if no id is given. */
  @Post('read')
  @HttpCode(200)
  @Requires('account.read-notifications')
  @Answers(SuccessDto)
  async read(
    @CurrentMember() { userId }: Member,
    @Body() { ids }: ReadNotificationsDto,
  ): Promise<SuccessDto> {
    await this.notifications.markRead(userId, ids);
    return new SuccessDto();
  }

  /** Mutes or unmutes a type of notification. Account-security notifications cannot be muted. */
  @Post('block')
  @HttpCode(200)
  @Requires('account.block-notifications')
  @Answers(SuccessDto)
  async block(
    @CurrentMember() { userId }: Member,
    @Body() { type, isBlocked }: BlockNotificationsDto,
  ): Promise<SuccessDto> {
    await this.notifications.block(userId, type, isBlocked);
    return new SuccessDto();
  }
}
