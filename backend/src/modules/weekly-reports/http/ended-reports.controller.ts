import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '../../../shared/http/answers.decorator';
import { FormOfOtherSite } from '../../../shared/http/other-sites-form';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { WeeklyReportChoicesService } from '../application/weekly-report-choices.service';
import { EndWeeklyReportDto } from './dto/weekly-reports.dto';

/** For people who hold a mail, signed in or not: the token in it shows whose report it is. */
@ApiTags('account')
@Controller('weekly-reports')
export class EndedReportsController {
  constructor(private readonly choices: WeeklyReportChoicesService) {}

  /** Stops a weekly report with the token of one of its emails. */
  @Post('end')
  @HttpCode(200)
  @Requires('weekly-reports.end')
  @Answers(SuccessDto)
  async end(@Body() { token }: EndWeeklyReportDto): Promise<SuccessDto> {
    await this.choices.endBy(token);
    return new SuccessDto();
  }

  /** One click in a mail program, which sends the form of RFC 8058. */
  @Post('unsubscribe')
  @HttpCode(200)
  @FormOfOtherSite()
  @Requires('weekly-reports.unsubscribe')
  async unsubscribe(@Query() { token }: EndWeeklyReportDto): Promise<SuccessDto> {
    await this.choices.endBy(token);
    return new SuccessDto();
  }

  /** Mail programs that do not know RFC 8058 open the same address, as do those that look at links in advance: nothing ends by that. */
  @Get('unsubscribe')
  @ApiExcludeEndpoint()
  @Requires('weekly-reports.show-end')
  async showEnd(@Query() { token }: EndWeeklyReportDto, @Res() reply: FastifyReply): Promise<void> {
    await reply.redirect(`/users/weekly-report#${encodeURIComponent(token)}`, 303);
  }
}
