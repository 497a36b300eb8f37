import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LogRangeDto } from '../../../shared/audit/log-entry.dto';
import { presentLog } from '../../../shared/audit/log-entry.presenter';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { MemberLogService } from '../application/member-log.service';
import { MemberLogDto } from './dto/member-log.dto';

@ApiTags('account')
@Controller('my/logs/members')
export class MemberLogController {
  constructor(private readonly log: MemberLogService) {}

  /** Returns the group's activity log. Admins see all members; other members see only their own entries. */
  @Get('ga')
  @Requires('account.show-log')
  @Answers(MemberLogDto)
  async list(@CurrentMember() member: Member, @Query() range: LogRangeDto): Promise<MemberLogDto> {
    const { entries, ...end } = presentLog(await this.log.page(member, range));
    return { logs: entries, ...end };
  }
}
