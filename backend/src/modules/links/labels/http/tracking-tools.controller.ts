import { Body, Controller, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../../shared/http/idempotency.interceptor';
import { idIn } from '../../../../shared/http/path-id';
import { SuccessDto } from '../../../../shared/http/problem.dto';
import { Requires } from '../../../../shared/http/requires.decorator';
import { TrackingToolsService } from '../application/tracking-tools.service';
import { SaveTrackingToolDto, TrackingToolDto, TrackingToolListDto } from './tracking-tools.dto';
import { presentTool } from './labels.presenter';

@ApiTags('account')
@Controller('my/trackingTools')
export class TrackingToolsController {
  constructor(
    private readonly tools: TrackingToolsService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Lists the active group's tracking tools. */
  @Get()
  @Requires('links.list-tools')
  @Answers(TrackingToolListDto)
  async all(@CurrentMember() member: Member): Promise<TrackingToolListDto> {
    const tools = await this.tools.toolsOf(member);
    return { trackingTools: tools.map((tool) => presentTool(tool, member)) };
  }

  /** Adds a tracking tool to the active group: pixel and tag ids, or campaign parameters. */
  @Post()
  @Requires('links.add-tool')
  @Idempotent()
  @Answers(TrackingToolDto, 201)
  async add(@CurrentMember() member: Member, @Body() input: SaveTrackingToolDto): Promise<TrackingToolDto> {
    return presentTool(await this.tools.add(member, input), member);
  }

  /** Replaces the contents of a tracking tool. Fields left out are cleared; its kind cannot be changed. */
  @Put(':id')
  @Requires('links.change-tool')
  @Answers(TrackingToolDto)
  async change(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() input: SaveTrackingToolDto,
  ): Promise<TrackingToolDto> {
    return presentTool(await this.tools.change(member, idIn(id), input), member);
  }

  /** Deletes a tracking tool of the active group. */
  @Delete(':id')
  @Requires('links.delete-tool')
  @Answers(SuccessDto)
  async remove(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.tools.remove({ member, address: this.addresses.addressOf(request.raw) }, idIn(id));
    return new SuccessDto();
  }
}
