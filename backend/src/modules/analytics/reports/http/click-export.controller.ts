import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentActor } from '../../../../shared/http/current-actor.decorator';
import { Bare } from '../../../../shared/http/envelope.interceptor';
import { type LinkName, NamedLink } from '../../../../shared/http/link-name.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { DailyReportDto } from './dto/daily-report.dto';
import { ExportQueryDto } from './dto/report-query.dto';
import { LinkQuestionService } from '../application/link-question.service';
import { DailyReportResponder, type DailyReportResponse } from './daily-report.responder';

@ApiTags('analytics')
@Controller('links/:encodeId/overview/daily/report')
export class ClickExportController {
  constructor(
    private readonly questions: LinkQuestionService,
    private readonly days: DailyReportResponder,
  ) {}

  /**
   * Returns the clicks and other requests of each day in a range, narrowed by the same filters as the report. With
   * `format=csv` (UTF-8 with a byte order mark) the response is a file of the days, with `xlsx` or `zip` of all lists;
   * files require a plan with exports.
   */
  @Get()
  @Requires('analytics.export-clicks')
  @Bare()
  @Answers(DailyReportDto)
  async daily(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() { format, lang, ...input }: ExportQueryDto,
  ): Promise<DailyReportResponse> {
    return this.days.respond(actor, await this.questions.requestOf(actor, name, input), { format, lang });
  }
}
