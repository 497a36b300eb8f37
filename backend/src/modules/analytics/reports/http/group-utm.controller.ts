import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { SubjectQuestionService } from '../application/subject-question.service';
import { UtmReportService } from '../application/utm-report.service';
import { presentUtm } from './breakdown.presenter';
import { UtmDto } from './dto/breakdown.dto';
import { GroupUtmQueryDto } from './dto/subject-query.dto';

/** Campaigns of all links of the group acted in, or of those with one tag. */
@ApiTags('analytics')
@Controller('my/analytics')
export class GroupUtmController {
  constructor(
    private readonly questions: SubjectQuestionService,
    private readonly campaigns: UtmReportService,
  ) {}

  /**
   * Returns the clicks in a range by `utm_source`, `utm_medium` and `utm_campaign`, as each link has them now: its own
   * parameters, otherwise those in its destination. Parameters that smart UTM adds for each visitor are not included.
   */
  @Get('utm')
  @Requires('analytics.show-group-utm')
  @Answers(UtmDto)
  async utm(@CurrentMember() member: Member, @Query() input: GroupUtmQueryDto): Promise<UtmDto> {
    const request = await this.questions.ofGroup(member, input);
    return presentUtm(request, await this.campaigns.reportOn(request, member.groupId));
  }
}
