import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Requires } from '../../../shared/http/requires.decorator';
import { WhenPresent } from '../../../shared/http/when-present.decorator';
import { ReceiveNoticeService } from '../application/gateway-events/receive-notice.service';

const GATEWAY = 'linePay';
const MAX_LENGTH = 100;

/** What LINE Pay adds to our addresses. */
class LinePayNamesDto {
  @WhenPresent()
  @MaxLength(MAX_LENGTH)
  @IsString()
  readonly orderId?: string;

  @WhenPresent()
  @MaxLength(MAX_LENGTH)
  @IsString()
  readonly transactionId?: string;
}

/** Where LINE Pay sends customers, whether they have approved the payment or not. Both are asked of LINE Pay. */
@ApiTags('billing')
@Controller('payments/linepay')
export class LinePayController {
  constructor(private readonly notices: ReceiveNoticeService) {}

  @Get(['return', 'cancelled'])
  @Requires('payments.come-back-from-line')
  @ApiExcludeEndpoint()
  async handleReturn(
    @Query() { orderId = '', transactionId = '' }: LinePayNamesDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.notices.handleReturnOf(GATEWAY, orderId, transactionId);
    await reply.redirect(page, 303);
  }
}
