import { Body, Controller, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../shared/http/idempotency.interceptor';
import { idIn } from '../../../shared/http/path-id';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { TrackingTools } from '../application/labels/tracking-tools.service';
import { SaveTrackingToolDto, TrackingToolDto, TrackingToolListDto } from './dto/tracking-tools.dto';
import { presentTool } from './labels.presenter';

@ApiTags('account')
@Controller('my/trackingTools')
export class TrackingToolsController {
  constructor(
    private readonly tools: TrackingTools,
    private readonly addresses: ClientAddress,
  ) {}

  /** All tracking tools of the group acted in. */
  @Get()
  @Requires('links.list-tools')
  @Answers(TrackingToolListDto)
  async all(@CurrentMember() member: Member): Promise<TrackingToolListDto> {
    const tools = await this.tools.of(member);
    return { trackingTools: tools.map((tool) => presentTool(tool, member)) };
  }

  /** Adds ids of pixels and tags, or campaign parameters, to the group acted in. */
  @Post()
  @Requires('links.add-tool')
  @Idempotent()
  @Answers(TrackingToolDto, 201)
  async add(@CurrentMember() member: Member, @Body() wish: SaveTrackingToolDto): Promise<TrackingToolDto> {
    return presentTool(await this.tools.add(member, wish), member);
  }

  /** Changes a tracking tool; what is not named is emptied, and its kind stays. */
  @Put(':id')
  @Requires('links.change-tool')
  @Answers(TrackingToolDto)
  async change(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() wish: SaveTrackingToolDto,
  ): Promise<TrackingToolDto> {
    return presentTool(await this.tools.change(member, idIn(id), wish), member);
  }

  /** Deletes a tracking tool of the group acted in. */
  @Delete(':id')
  @Requires('links.delete-tool')
  @Answers(SuccessDto)
  async remove(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.tools.remove({ member, address: this.addresses.of(request.raw) }, idIn(id));
    return new SuccessDto();
  }
}
