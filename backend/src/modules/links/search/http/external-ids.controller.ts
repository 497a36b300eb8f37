import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { readCountedPeriod } from '../domain/counted-period';
import { ExternalIdCountsQuery } from '../infrastructure/external-id-counts.query';
import { ExternalIdCountsDto, ExternalIdCountsQueryDto } from './dto/external-ids.dto';

@ApiTags('links')
@Controller('links/overview/externalIds')
export class ExternalIdsController {
  constructor(
    private readonly counts: ExternalIdCountsQuery,
    private readonly clock: Clock,
  ) {}

  /** Counts the links that programs of the caller's group created in a period, by their external id. */
  @Get()
  @Requires('links.count-external-ids')
  @Answers(ExternalIdCountsDto)
  async count(
    @CurrentMember() { groupId }: Member,
    @Query() query: ExternalIdCountsQueryDto,
  ): Promise<ExternalIdCountsDto> {
    const period = readCountedPeriod(query, this.clock.now());
    return {
      from: period.from.toISOString(),
      to: period.to.toISOString(),
      counts: [...(await this.counts.countsOf(groupId, period))],
    };
  }
}
