import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { bytesOf, KeepsBytes } from '../../../shared/http/kept-bytes';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { WhenPresent } from '../../../shared/http/when-present.decorator';
import { BillingStandings } from '../application/billing-standing.service';
import { ConfirmPayment } from '../application/confirm-payment.service';
import { ReceiveEvent } from '../application/receive-event.service';
import { ReceiveNotice } from '../application/receive-notice.service';
import { ConfirmOrderDto, OrderDetailsDto } from './dto/subscription.dto';
import { presentDetails } from './subscription.presenter';

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
    private readonly events: ReceiveEvent,
    private readonly notices: ReceiveNotice,
    private readonly payments: ConfirmPayment,
    private readonly standings: BillingStandings,
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

  /** Asks PayPal whether an order has been paid, and returns its state. Repeating the request has no other effect. */
  @Post('subscription/paypal/confirm')
  @Requires('payments.confirm')
  @Answers(OrderDetailsDto)
  async confirm(
    @CurrentMember() member: Member,
    @Body() { externalId }: ConfirmOrderDto,
  ): Promise<OrderDetailsDto> {
    const order = await this.payments.confirm(member, externalId, GATEWAY);
    return presentDetails(await this.standings.detailsOf(order));
  }

  /** Asks PayPal whether the order of a domain has been paid, and returns its state. */
  @Post('bsd/subscription/paypal/confirm')
  @Requires('payments.confirm-domain')
  @Answers(OrderDetailsDto)
  confirmDomain(@CurrentMember() member: Member, @Body() input: ConfirmOrderDto): Promise<OrderDetailsDto> {
    return this.confirm(member, input);
  }
}
