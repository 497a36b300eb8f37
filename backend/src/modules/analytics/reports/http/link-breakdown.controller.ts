import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentActor } from '../../../../shared/http/current-actor.decorator';
import { type LinkName, NamedLink } from '../../../../shared/http/link-name.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { breakdown } from '../domain/breakdown';
import { clickLists } from '../domain/click-lists';
import { ClickReportService } from '../application/click-report.service';
import { LinkQuestionService } from '../application/link-question.service';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { presentCities, presentTotals } from './breakdown.presenter';
import { CitiesDto, PlatformsDto, ReferrersDto, RegionsDto } from './dto/breakdown.dto';
import { CitiesQueryDto, FilteredQueryDto } from './dto/report-query.dto';
import { presentHidden, presentNamed, presentNullable } from './report.presenter';

/** One breakdown at a time, for callers that need no more. */
@ApiTags('analytics')
@Controller('links/:encodeId/overview')
export class LinkBreakdownController {
  constructor(
    private readonly questions: LinkQuestionService,
    private readonly clicks: ClickReportQuery,
    private readonly reports: ClickReportService,
  ) {}

  /** Returns the clicks in a range by device and browser. */
  @Get('platforms/revised')
  @Requires('analytics.show-platforms')
  @Answers(PlatformsDto)
  async platforms(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() input: FilteredQueryDto,
  ): Promise<PlatformsDto> {
    const request = await this.questions.requestOf(actor, name, input);
    const mix = await this.clicks.mix(request.subject, request.shown.range.span, request.question.filter);
    const lists = clickLists(mix, null, request.hiding);
    return {
      ...presentTotals(request, mix),
      platforms: presentNullable(lists.platforms),
      browsers: presentNullable(lists.browsers),
      hidden: presentHidden(request.hiding),
    };
  }

  /** Returns the clicks in a range by source and referrer. */
  @Get('referrers/revised')
  @Requires('analytics.show-referrers')
  @Answers(ReferrersDto)
  async referrers(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() input: FilteredQueryDto,
  ): Promise<ReferrersDto> {
    const request = await this.questions.requestOf(actor, name, input);
    const { mix, lists } = await this.reports.readReferrers(request);
    return {
      ...presentTotals(request, mix),
      sources: presentNullable(lists.sources),
      referrers: presentNullable(lists.referrers),
      hidden: presentHidden(request.hiding),
    };
  }

  /** Returns the clicks in a range by country. */
  @Get('regions')
  @Requires('analytics.show-regions')
  @Answers(RegionsDto)
  async regions(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() input: FilteredQueryDto,
  ): Promise<RegionsDto> {
    const request = await this.questions.requestOf(actor, name, input);
    const mix = await this.clicks.mix(request.subject, request.shown.range.span, request.question.filter);
    return { ...presentTotals(request, mix), regions: presentNamed(breakdown(mix, 'country')) };
  }

  /** Returns the clicks in a range by city, for one country or all. */
  @Get('cities')
  @Requires('analytics.show-cities')
  @Answers(CitiesDto)
  async cities(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() { region, ...input }: CitiesQueryDto,
  ): Promise<CitiesDto> {
    const request = await this.questions.requestOf(actor, name, input);
    const places = await this.clicks.places(request.subject, request.shown.range.span, region);
    return presentCities(request, places, region);
  }
}
