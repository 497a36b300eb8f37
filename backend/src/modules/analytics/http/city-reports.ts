import { Injectable } from '@nestjs/common';
import { partialCount } from '../domain/subject';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { presentCities, presentTotals } from './breakdown.presenter';
import type { ReportCall } from './click-reports';
import type { CitiesDto } from './dto/breakdown.dto';

/** Answers with the towns that people clicked in. */
@Injectable()
export class CityReports {
  constructor(private readonly report: ClickReportQuery) {}

  /** @param region the country whose towns are wanted; those of all without it */
  async of(
    asked: Pick<ReportCall, 'subject' | 'question' | 'shown'>,
    region: string | undefined,
  ): Promise<CitiesDto> {
    const places = await this.report.places(asked.subject, asked.shown.range.span, region);
    const partial = partialCount(asked.subject);
    return { ...presentTotals(asked, places), ...presentCities(places, region), partial };
  }
}
