import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentActor } from '../../../shared/http/current-actor.decorator';
import { Bare } from '../../../shared/http/envelope.interceptor';
import { type LinkName, NamedLink } from '../../../shared/http/link-name.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { DailyReports } from './daily-reports';
import { DailyReportDto } from './dto/daily-report.dto';
import { ExportQueryDto } from './dto/report-query.dto';
import { LinkQuestions } from './link-questions';

@ApiTags('analytics')
@Controller('links/:encodeId/overview/daily/report')
export class ClickExportController {
  constructor(
    private readonly questions: LinkQuestions,
    private readonly tables: DailyReports,
  ) {}

  /**
   * The clicks of each day of a range, and what else asked. With `format=csv` (UTF-8, with a byte order mark) or
   * `format=xlsx` the answer is a file, where the caller's plan has exports.
   */
  @Get()
  @Requires('analytics.export-clicks')
  @Bare()
  @Answers(DailyReportDto)
  async daily(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() { format, lang, ...wish }: ExportQueryDto,
  ): Promise<{ readonly data: DailyReportDto } | StreamableFile> {
    return this.tables.of(actor, await this.questions.read(actor, name, wish), { format, lang });
  }
}
