import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentActor } from '../../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../../shared/http/idempotency.interceptor';
import { Requires } from '../../../../shared/http/requires.decorator';
import { NotASiteAdmin } from '../../../identity';
import { ReceiveReportService } from '../../application/receive-report.service';
import { BlockAddressService } from '../application/block-address.service';
import { becauseOf } from './because';
import { AbuseDto, AbuseResultDto } from './dto/desk.dto';

/** Reports from anybody, and blocks by those who run the site, by one call. */
@ApiTags('abuse')
@Controller('abuse')
export class AbuseController {
  constructor(
    private readonly reports: ReceiveReportService,
    private readonly blocks: BlockAddressService,
    private readonly addresses: ClientAddress,
  ) {}

  /**
   * Reports a short URL. With `block` (site administrators only) blocks a destination instead: links to it are disabled in
   * the background, and no new ones can be made.
   */
  @Post()
  @Requires('desk.report-address')
  @Idempotent()
  @Answers(AbuseResultDto, 201)
  async report(
    @CurrentActor() actor: Actor,
    @Body() body: AbuseDto,
    @Req() request: FastifyRequest,
  ): Promise<AbuseResultDto> {
    const because = becauseOf(body);
    const address = this.addresses.addressOf(request.raw);
    const { url, block, confirmation = '' } = body;
    if (block === undefined) {
      const { reason, note: details } = because;
      const report = { link: url, field: 'url', reason, details, email: '' } as const;
      return { receipt: await this.reports.receive(actor, report, address), actionId: null };
    }
    if (actor.kind !== 'member' || !actor.isSiteAdmin) throw new NotASiteAdmin();
    const input = { url, scope: block, confirmation, because };
    return { receipt: null, actionId: (await this.blocks.block({ admin: actor, address }, input)).id };
  }
}
