import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentActor } from '../../../shared/http/current-actor.decorator';
import { type LinkName, NamedLink } from '../../../shared/http/link-name.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { AgreeingReads } from '../application/agreeing-reads.service';
import { sumsAgree } from '../domain/agreement';
import { breakdown, type NamedCount } from '../domain/breakdown';
import { isBySourceAlone, type MixCount } from '../domain/mix';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { presentTotals } from './breakdown.presenter';
import { CityReports } from './city-reports';
import { CitiesDto, PlatformsDto, ReferrersDto, RegionsDto } from './dto/breakdown.dto';
import { CitiesQueryDto, FilteredQueryDto } from './dto/report-query.dto';
import { type LinkQuestion, LinkQuestions } from './link-questions';
import { presentCountries, presentHidden, presentNamed } from './report.presenter';

/** One breakdown at a time, for whoever needs no more. */
@ApiTags('analytics')
@Controller('links/:encodeId/overview')
export class LinkBreakdownController {
  constructor(
    private readonly questions: LinkQuestions,
    private readonly report: ClickReportQuery,
    private readonly reads: AgreeingReads,
    private readonly towns: CityReports,
  ) {}

  /** The clicks of a range by device and browser. */
  @Get('platforms/revised')
  @Requires('analytics.show-platforms')
  @Answers(PlatformsDto)
  async platforms(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() wish: FilteredQueryDto,
  ): Promise<PlatformsDto> {
    const asked = await this.questions.read(actor, name, wish);
    const mix = await this.report.mix(asked.subject, asked.shown.range.span, asked.question.filter);
    return {
      ...presentTotals(asked, mix),
      platforms: asked.hiding ? null : presentNamed(breakdown(mix, 'platform')),
      browsers: asked.hiding ? null : presentNamed(breakdown(mix, 'browser')),
      hidden: presentHidden(asked.hiding),
    };
  }

  /** The clicks of a range by who sent people. */
  @Get('referrers/revised')
  @Requires('analytics.show-referrers')
  @Answers(ReferrersDto)
  async referrers(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() wish: FilteredQueryDto,
  ): Promise<ReferrersDto> {
    const asked = await this.questions.read(actor, name, wish);
    const [mix, referrers] = await this.reads.of(
      () => this.sendersOf(asked),
      ([answers, hosts]) => hosts === null || sumsAgree(answers, hosts),
    );
    return {
      ...presentTotals(asked, mix),
      sources: asked.hiding ? null : presentNamed(breakdown(mix, 'source')),
      referrers: asked.hiding || !referrers ? null : presentNamed(referrers),
      hidden: presentHidden(asked.hiding),
    };
  }

  /** The clicks of a range by country. */
  @Get('regions')
  @Requires('analytics.show-regions')
  @Answers(RegionsDto)
  async regions(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() wish: FilteredQueryDto,
  ): Promise<RegionsDto> {
    const asked = await this.questions.read(actor, name, wish);
    const mix = await this.report.mix(asked.subject, asked.shown.range.span, asked.question.filter);
    return { ...presentTotals(asked, mix), regions: presentCountries(mix) };
  }

  /** The clicks of a range by town, of one country or of all. */
  @Get('cities')
  @Requires('analytics.show-cities')
  @Answers(CitiesDto)
  async cities(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() { region, ...wish }: CitiesQueryDto,
  ): Promise<CitiesDto> {
    return this.towns.of(await this.questions.read(actor, name, wish), region);
  }

  private sendersOf({
    subject,
    question: { filter },
    shown,
  }: LinkQuestion): Promise<[MixCount[], NamedCount[] | null]> {
    const { span } = shown.range;
    return Promise.all([
      this.report.mix(subject, span, filter),
      isBySourceAlone(filter) ? this.report.referrers(subject, span, filter.source) : null,
    ]);
  }
}
