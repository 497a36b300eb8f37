import { Body, Controller, Get, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { InvalidInput } from '../../../shared/domain/domain-error';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { ChangeCardService } from '../application/changes/change-card.service';
import type { ChangeContext } from '../application/changes/change-context';
import { ChangeTermsService } from '../application/changes/change-terms.service';
import { PaymentOffersService } from '../application/orders/payment-offers.service';
import { problem } from '../domain/payments.errors';
import type { PaymentType } from '../domain/payment-type';
import { PLAN } from '../plans/domain/plan-target';
import { StartedOrderDto } from './dto/subscription.dto';
import {
  ChangeCardDto,
  ChangePeriodDto,
  ChangePreviewDto,
  ChangePreviewQueryDto,
  DegradeDto,
  UpgradeDto,
} from './dto/subscription-change.dto';
import { NOTHING_STARTED, presentChange, presentStarted } from './subscription.presenter';

@ApiTags('billing')
@Controller('subscription')
export class SubscriptionChangesController {
  constructor(
    private readonly terms: ChangeTermsService,
    private readonly cards: ChangeCardService,
    private readonly offers: PaymentOffersService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Calculates what another plan or billing cycle costs now, and what is charged next. */
  @Get('change')
  @Requires('payments.preview-change')
  @Answers(ChangePreviewDto)
  async preview(
    @CurrentMember() member: Member,
    @Query() { featureName: item, billingCycle: cycle }: ChangePreviewQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<ChangePreviewDto> {
    const quote = await this.terms.preview(member, PLAN, { item, cycle });
    return presentChange(quote, this.contextOf(request).offer.types);
  }

  /** Changes to a bigger plan at once. What is not used of the paid period counts towards it. */
  @Post('order/upgrade')
  @Requires('payments.upgrade')
  @Answers(StartedOrderDto)
  async upgrade(
    @CurrentMember() member: Member,
    @Body() { featureName: item, billingCycle: cycle, paymentType }: UpgradeDto,
    @Req() request: FastifyRequest,
  ): Promise<StartedOrderDto> {
    const context = this.contextOf(request, paymentType);
    return this.started(await this.terms.change(member, 'upgrade', { item, cycle }, context));
  }

  /**
   * Changes to a smaller plan at the end of the paid period. Nothing is charged now; with PayPal the customer agrees to
   * the new price there.
   */
  @Post('order/degrade')
  @Requires('payments.degrade')
  @Answers(StartedOrderDto)
  async degrade(
    @CurrentMember() member: Member,
    @Body() { featureName: item, billingCycle: cycle, withdraw }: DegradeDto,
    @Req() request: FastifyRequest,
  ): Promise<StartedOrderDto> {
    const context = this.contextOf(request);
    if (withdraw !== true) {
      return this.started(await this.terms.change(member, 'degrade', { item, cycle }, context));
    }
    if (item !== undefined || cycle !== undefined) {
      throw new InvalidInput([problem('withdraw', 'withdraw-alone', 'Send nothing else with withdraw.')]);
    }
    await this.terms.withdraw(member, context);
    return NOTHING_STARTED;
  }

  /** Changes the billing cycle: to a year at once, to months at the end of the paid year. */
  @Put('period')
  @Requires('payments.change-period')
  @Answers(StartedOrderDto)
  async changePeriod(
    @CurrentMember() member: Member,
    @Body() { billingCycle: cycle, paymentType }: ChangePeriodDto,
    @Req() request: FastifyRequest,
  ): Promise<StartedOrderDto> {
    const context = this.contextOf(request, paymentType);
    return this.started(await this.terms.change(member, 'changePeriod', { cycle }, context));
  }

  /**
   * Charges the subscription to another card from now on. If the last charge has failed, the open amount is paid with it,
   * with any payment type; otherwise nothing is charged.
   */
  @Put('card')
  @Requires('payments.change-card')
  @Answers(StartedOrderDto)
  async changeCard(
    @CurrentMember() member: Member,
    @Body() { paymentType }: ChangeCardDto,
    @Req() request: FastifyRequest,
  ): Promise<StartedOrderDto> {
    return presentStarted(await this.cards.change(member, this.contextOf(request, paymentType)));
  }

  private started(started: Awaited<ReturnType<ChangeTermsService['change']>>): StartedOrderDto {
    return started ? presentStarted(started) : NOTHING_STARTED;
  }

  private contextOf(request: FastifyRequest, paymentType?: PaymentType): ChangeContext {
    const address = this.addresses.addressOf(request.raw);
    return { slot: PLAN, paymentType, offer: this.offers.to(address), address };
  }
}
