import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { idIn } from '../../../shared/http/path-id';
import { Requires } from '../../../shared/http/requires.decorator';
import { WeeklyReportChoicesService } from '../application/weekly-report-choices.service';
import { ChooseWeeklyReportDto, WeeklyReportDto, WeeklyReportsDto } from './dto/weekly-reports.dto';

/** The settings of a person. */
@ApiTags('account')
@Controller('my/weekly-reports')
export class WeeklyReportsController {
  constructor(private readonly choices: WeeklyReportChoicesService) {}

  /** Lists the caller's groups with whether the caller receives a weekly report of each by email. */
  @Get()
  @Requires('weekly-reports.list')
  @Answers(WeeklyReportsDto)
  async list(@CurrentMember() { userId }: Member): Promise<WeeklyReportsDto> {
    return { groups: [...(await this.choices.list(userId))] };
  }

  /**
   * Turns the weekly report of a group on or off for the caller. It is sent on Monday at 8:00 in the time zone of the
   * group, unless neither of the last two weeks had clicks.
   */
  @Put(':groupId')
  @Requires('weekly-reports.choose')
  @Answers(WeeklyReportDto)
  choose(
    @CurrentMember() { userId }: Member,
    @Param('groupId') groupId: string,
    @Body() { isOn }: ChooseWeeklyReportDto,
  ): Promise<WeeklyReportDto> {
    return this.choices.choose({ userId, groupId: idIn(groupId) }, isOn);
  }
}
