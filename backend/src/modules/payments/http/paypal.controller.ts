import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bytesOf, KeepsBytes } from '../../../shared/http/kept-bytes';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { WhenPresent } from '../../../shared/http/when-present.decorator';
import { ReceiveEventService } from '../application/gateway-events/receive-event.service';
import { ReceiveNoticeService } from '../application/gateway-events/receive-notice.service';

const GATEWAY = 'paypal';
const MAX_LENGTH = 100;

/** What stands in the addresses that PayPal sends customers back to. */
class PayPalNamesDto {
  @WhenPresent()
  @MaxLength(MAX_LENGTH)
  @IsString()
  readonly number?: string;
}

/** Where PayPal sends its events and its customers. */
@ApiTags('billing')
@Controller()
export class PayPalController {
  constructor(
    private readonly events: ReceiveEventService,
    private readonly notices: ReceiveNoticeService,
  ) {}

  /** Takes an event of PayPal; it repeats what is not answered with 200. */
  @Post('payments/paypal/webhook')
  @Requires('payments.receive-event')
  @KeepsBytes()
  @ApiExcludeEndpoint()
  @HttpCode(200)
  async receive(@Req() request: FastifyRequest): Promise<SuccessDto> {
    await this.events.receive(GATEWAY, { headers: request.headers, body: bytesOf(request) });
    return new SuccessDto();
  }

  /** The customer has agreed, or says so: PayPal is asked. */
  @Get('payments/paypal/return')
  @Requires('payments.come-back-from-paypal')
  @ApiExcludeEndpoint()
  async handleReturn(@Query() { number = '' }: PayPalNamesDto, @Res() reply: FastifyReply): Promise<void> {
    await reply.redirect(await this.notices.handleReturnOf(GATEWAY, number, null), 303);
  }

  /** The customer has not agreed. */
  @Get('payments/paypal/cancelled')
  @Requires('payments.turn-back-from-paypal')
  @ApiExcludeEndpoint()
  async handleCancel(@Query() { number = '' }: PayPalNamesDto, @Res() reply: FastifyReply): Promise<void> {
    await reply.redirect(await this.notices.handleCancel(GATEWAY, number), 303);
  }
}
