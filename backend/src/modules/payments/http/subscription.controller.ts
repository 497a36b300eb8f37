import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Member, seesPrivateDetails } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { HIGHEST_ID, idIn } from '../../../shared/http/path-id';
import { Requires } from '../../../shared/http/requires.decorator';
import { GroupBillingService } from '../application/changes/group-billing.service';
import { ChangeSubscriptionService } from '../application/subscriptions/change-subscription.service';
import { InvoiceProfilesService } from '../application/invoices/invoice-profiles.service';
import { type Offer, PaymentOffersService } from '../application/orders/payment-offers.service';
import { PurchasesService } from '../application/orders/purchases.service';
import { taipeiYear } from '../domain/billing-calendar';
import { PLAN } from '../plans/domain/plan-target';
import { InvoiceDto, InvoiceSettingsDto } from './dto/invoice.dto';
import { BillingStatusDto } from './dto/billing-status.dto';
import {
  BillingLogDto,
  BillingLogRangeDto,
  CancelDto,
  CheckoutDto,
  OrderDetailsDto,
  QuoteDto,
} from './dto/subscription.dto';
import { purchaseOf } from './purchase-input';
import {
  presentOrderDetails,
  presentBillingLog,
  presentQuote,
  presentStatus,
} from './subscription.presenter';

@ApiTags('billing')
@Controller('subscription')
export class SubscriptionController {
  constructor(
    private readonly orders: PurchasesService,
    private readonly changeSubscription: ChangeSubscriptionService,
    private readonly billing: GroupBillingService,
    private readonly invoices: InvoiceProfilesService,
    private readonly offers: PaymentOffersService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Calculates what a plan costs for the group and creates a draft order, replacing the group's previous one. */
  @Post('checkout')
  @Requires('payments.quote')
  @Answers(QuoteDto)
  async checkout(
    @CurrentMember() member: Member,
    @Body() input: CheckoutDto,
    @Req() request: FastifyRequest,
  ): Promise<QuoteDto> {
    const offer = this.offerTo(request);
    const order = await this.orders.quote(member, purchaseOf(input.featureName, input), offer);
    return presentQuote(order, offer.types);
  }

  /** Returns the state of an order. */
  @Get('order/:externalId')
  @Requires('payments.show-order')
  @Answers(OrderDetailsDto)
  async show(
    @CurrentMember() member: Member,
    @Param('externalId') externalId: string,
  ): Promise<OrderDetailsDto> {
    return presentOrderDetails(await this.billing.detailsOf(await this.orders.find(member, externalId)));
  }

  /**
   * Cancels the group's subscription. The plan stays until the end of the paid period. The reason can be sent in the body
   * or the query.
   */
  @Delete('order')
  @Requires('payments.cancel')
  @Answers(BillingStatusDto)
  async cancel(
    @CurrentMember() member: Member,
    @Body() body: CancelDto,
    @Query() query: CancelDto,
    @Req() request: FastifyRequest,
  ): Promise<BillingStatusDto> {
    const reason = body.reason ?? query.reason ?? '';
    const address = this.addresses.addressOf(request.raw);
    await this.changeSubscription.cancel(member, PLAN, { reason, address });
    return this.status(member, request);
  }

  /** Returns the group's subscription. */
  @Get('status')
  @Requires('payments.show-status')
  @Answers(BillingStatusDto)
  async status(@CurrentMember() member: Member, @Req() request: FastifyRequest): Promise<BillingStatusDto> {
    const { types } = this.offerTo(request);
    return presentStatus(
      await this.billing.billingOf(member.groupId, PLAN),
      types,
      seesPrivateDetails(member),
    );
  }

  /** Lists the group's payments, 20 per page. */
  @Get('billing/log')
  @Requires('payments.show-log')
  @Answers(BillingLogDto)
  async log(
    @CurrentMember() member: Member,
    @Query() { start, year, refunded = false }: BillingLogRangeDto,
  ): Promise<BillingLogDto> {
    const range = {
      beforeId: start === undefined ? HIGHEST_ID : idIn(start),
      ...(year === undefined ? { from: null, until: null } : taipeiYear(Number(year))),
      isRefunded: refunded,
    };
    return presentBillingLog(
      await this.billing.paidOrders(member.groupId, range),
      seesPrivateDetails(member),
    );
  }

  /** Sets how invoices of later payments are issued. */
  @Put('invoice')
  @Requires('payments.set-invoice')
  @Answers(InvoiceSettingsDto)
  setInvoice(@CurrentMember() { groupId }: Member, @Body() input: InvoiceDto): Promise<InvoiceSettingsDto> {
    return this.invoices.save(groupId, input);
  }

  private offerTo(request: FastifyRequest): Offer {
    return this.offers.to(this.addresses.addressOf(request.raw));
  }
}
