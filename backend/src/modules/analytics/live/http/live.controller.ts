import { applyDecorators, Controller, Get, Header, Req } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor, Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentActor, CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Bare } from '../../../../shared/http/envelope.interceptor';
import { type LinkName, NamedLink } from '../../../../shared/http/link-name.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { LinkReadingService } from '../../reports/application/link-reading.service';
import { ClickCountDto } from '../../reports/http/dto/click-overview.dto';
import { type LiveAnswer, LiveAnswers } from './live-answers';

/** The answer may be a stream, which nothing on its way may hold back. */
const Streams = (): MethodDecorator =>
  applyDecorators(
    Bare(),
    Header('x-accel-buffering', 'no'),
    ApiProduces('text/event-stream', 'application/json'),
    Answers(ClickCountDto),
  );

/**
 * Clicks as they are counted. With `Accept: text/event-stream`, an event `clicks` with all-time totals comes at once and
 * whenever they change; comments keep the connection open, and it ends when the token does, or the right. Without, the
 * answer is the totals of the moment.
 */
@ApiTags('analytics')
@Controller()
export class LiveController {
  constructor(
    private readonly live: LiveAnswers,
    private readonly links: LinkReadingService,
  ) {}

  /**
   * Streams a link's clicks as they are counted: server-sent events with `Accept: text/event-stream`, otherwise the
   * current counts.
   */
  @Get('links/:encodeId/overview/live')
  @Requires('analytics.follow-clicks')
  @Streams()
  async ofLink(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Req() request: FastifyRequest,
  ): Promise<LiveAnswer> {
    const { link } = await this.links.linkInView(actor, name);
    const subject = { kind: 'link', linkId: link.id } as const;
    return this.live.to(actor, { request, subject, mayStill: (again) => this.links.linkInView(again, name) });
  }

  /**
   * Streams the clicks of all links of the active group as they are counted: server-sent events with `Accept:
   * text/event-stream`, otherwise the current counts.
   */
  @Get('my/analytics/live')
  @Requires('analytics.follow-group-clicks')
  @Streams()
  ofGroup(@CurrentMember() member: Member, @Req() request: FastifyRequest): Promise<LiveAnswer> {
    const subject = { kind: 'group', groupId: member.groupId } as const;
    return this.live.to(member, { request, subject, mayStill: () => Promise.resolve() });
  }

  /**
   * Streams the clicks of all links of the site as they are counted: server-sent events with `Accept:
   * text/event-stream`, otherwise the current counts.
   */
  @Get('admin/analytics/live')
  @Requires('analytics.follow-site-clicks')
  @Streams()
  ofSite(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<LiveAnswer> {
    return this.live.to(actor, { request, subject: { kind: 'site' }, mayStill: () => Promise.resolve() });
  }
}
