import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { MemberLog } from '../application/member-log.service';
import { MemberLogDto, MemberLogRangeDto } from './dto/member-log.dto';

const THE_END = -1;

@ApiTags('account')
@Controller('my/logs/members')
export class MemberLogController {
  constructor(private readonly log: MemberLog) {}

  /** What members of the group did: everybody for its admins, one's own part for others. */
  @Get('ga')
  @Requires('account.show-log')
  @Answers(MemberLogDto)
  async list(@CurrentMember() member: Member, @Query() range: MemberLogRangeDto): Promise<MemberLogDto> {
    const { events, start, retentionDays } = await this.log.page(member, range);
    const logs = events.map(({ id, time, userId, name, action, outcome, address, details }) => ({
      id,
      time: time.toISOString(),
      userId,
      name,
      action,
      outcome,
      place: address,
      details: { ...details },
    }));
    return { logs, start: start ?? THE_END, retentionDays };
  }
}
