import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { COUNTED_ZONE } from '../../../../shared/day-counts/counted-day';
import { DayCounts } from '../../../../shared/day-counts/day-counts';
import { Answers } from '../../../../shared/http/answers.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { SiteNumbersDto, SiteNumbersQueryDto } from './dto/site-numbers.dto';

/** What the site has, for those who run it. */
@ApiTags('admin')
@Controller('admin/numbers')
export class SiteNumbersController {
  constructor(private readonly counts: DayCounts) {}

  /** Returns how many links and people were new, and how many addresses were refused, on each of the last days. */
  @Get()
  @Requires('desk.show-numbers')
  @Answers(SiteNumbersDto)
  async show(@Query() { days }: SiteNumbersQueryDto): Promise<SiteNumbersDto> {
    const read = await this.counts.lastDays(days);
    return { ...read, timezone: COUNTED_ZONE, days: [...read.days] };
  }
}
