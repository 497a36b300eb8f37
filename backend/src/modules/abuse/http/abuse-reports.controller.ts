import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentActor } from '../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../shared/http/idempotency.interceptor';
import { Requires } from '../../../shared/http/requires.decorator';
import { ReceiveReportService } from '../application/receive-report.service';
import { NewReportDto, ReceiptDto } from './dto/reports.dto';

/** For visitors who met a link that they should not have met. */
@ApiTags('abuse')
@Controller('abuse-reports')
export class AbuseReportsController {
  constructor(
    private readonly receiveReport: ReceiveReportService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Reports a harmful link to the site administrators. The response is the same whether or not the link exists. */
  @Post()
  @Requires('reports.report')
  @Idempotent()
  @Answers(ReceiptDto, 201)
  async report(
    @CurrentActor() actor: Actor,
    @Body() { link, reason, details = '', email = '' }: NewReportDto,
    @Req() request: FastifyRequest,
  ): Promise<ReceiptDto> {
    const input = { link, field: 'link', reason, details, email } as const;
    return { receipt: await this.receiveReport.receive(actor, input, this.addresses.addressOf(request.raw)) };
  }
}
