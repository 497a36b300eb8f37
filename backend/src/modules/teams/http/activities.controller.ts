import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Bare } from '../../../shared/http/envelope.interceptor';
import { Requires } from '../../../shared/http/requires.decorator';
import { ActivitiesService } from '../application/activities.service';
import { ActivitiesDto, ActivitiesRangeDto } from './dto/activities.dto';
import { TeamCalls } from './team-calls';
import { presentActivities } from './team.presenter';

@ApiTags('groups')
@Controller('my/groups/:groupId/members/activities')
export class ActivitiesController {
  constructor(
    private readonly activities: ActivitiesService,
    private readonly calls: TeamCalls,
  ) {}

  /**
   * Returns the active group's activity log, as far back as its plan retains it. Admins see all members; other
   * members see only their own entries. With `format=csv` the response is a file.
   */
  @Get()
  @Requires('teams.list-activities')
  @Bare()
  @Answers(ActivitiesDto)
  async list(
    @CurrentMember() member: Member,
    @Param('groupId') groupId: string,
    @Query() { format, ...range }: ActivitiesRangeDto,
    @Req() request: FastifyRequest,
  ): Promise<{ readonly data: ActivitiesDto } | StreamableFile> {
    const call = this.calls.callOf(member, groupId, request);
    if (format === 'json') return { data: presentActivities(await this.activities.page(call, range)) };
    const lines = await this.activities.table(call, range);
    return new StreamableFile(Readable.from(lines, { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="linklet-activities.csv"',
    });
  }
}
