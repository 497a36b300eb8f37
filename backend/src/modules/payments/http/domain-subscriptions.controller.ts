import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Member, seesPrivateDetails } from '../../../shared/domain/actor';
import { InvalidInput } from '../../../shared/domain/domain-error';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import {
  type DomainCall,
  DomainSubscriptionsService,
} from '../application/changes/domain-subscriptions.service';
import { InvoiceProfilesService } from '../application/invoices/invoice-profiles.service';
import { type Offer, PaymentOffersService } from '../application/orders/payment-offers.service';
import { PurchasesService } from '../application/orders/purchases.service';
import { problem } from '../domain/payments.errors';
import {
  DomainCheckoutDto,
  DomainInvoiceDto,
  DomainPaymentDto,
  DomainSubscriptionsDto,
  StartDomainOrderDto,
} from './dto/domain-subscription.dto';
import { InvoiceSettingsDto } from './dto/invoice.dto';
import { CancelDto, QuoteDto, StartedOrderDto } from './dto/subscription.dto';
import { presentDomains } from './domain-subscription.presenter';
import { refuseSettledDomain } from './settled-fields';
import { NOTHING_STARTED, presentQuote, presentStarted } from './subscription.presenter';

type Raw = Pick<FastifyRequest, 'raw'>;

/** Paying for domains, as the specification names these calls; where a domain comes from is its seller's business. */
@ApiTags('billing')
@Controller('bsd')
export class DomainSubscriptionsController {
  constructor(
    private readonly orders: PurchasesService,
    private readonly domains: DomainSubscriptionsService,
    private readonly invoices: InvoiceProfilesService,
    private readonly offers: PaymentOffersService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Calculates what a reserved domain costs and creates a draft order, replacing the group's previous one. */
  @Post('subscription/checkout')
  @Requires('payments.quote-domain')
  @Answers(QuoteDto)
  async checkout(
    @CurrentMember() member: Member,
    @Body() { domainName, ...rest }: DomainCheckoutDto,
    @Req() request: FastifyRequest,
  ): Promise<QuoteDto> {
    const offer = this.offerTo(request);
    const order = await this.orders.quote(member, this.domains.purchaseOf(domainName, rest), offer);
    return presentQuote(order, offer.types);
  }

  /** Starts the payment of a domain. Repeating the request returns the same order. */
  @Post('subscription/order')
  @Requires('payments.order-domain')
  @Answers(StartedOrderDto)
  async order(
    @CurrentMember() member: Member,
    @Body() input: StartDomainOrderDto,
    @Req() request: FastifyRequest,
  ): Promise<StartedOrderDto> {
    const { externalId, domainName, paymentType, coupon, invoice } = input;
    const offer = this.offerTo(request);
    const choice = { paymentType: paymentType ?? null, offered: offer.types };
    if (externalId !== undefined) {
      refuseSettledDomain(input);
      return presentStarted(await this.orders.start(member, externalId, choice));
    }
    if (domainName === undefined) {
      const message = 'Name the domain, or an order by its externalId.';
      throw new InvalidInput([problem('domainName', 'domain-missing', message)]);
    }
    const purchase = this.domains.purchaseOf(domainName, { paymentType, coupon, invoice });
    const { externalId: made } = await this.orders.quote(member, purchase, offer);
    return presentStarted(await this.orders.start(member, made, choice));
  }

  /** Lists the domains that the group pays for. */
  @Get('subscription/status')
  @Requires('payments.list-domains')
  @Answers(DomainSubscriptionsDto)
  async status(@CurrentMember() member: Member, @Req() request: Raw): Promise<DomainSubscriptionsDto> {
    const { types } = this.offerTo(request);
    return presentDomains(await this.domains.list(member.groupId), types, seesPrivateDetails(member));
  }

  /**
   * Cancels the subscription of a domain. The domain stays until the end of the paid year. The reason can be sent in the body
   * or the query.
   */
  @Delete(':domainName/subscription')
  @Requires('payments.cancel-domain')
  @ApiParam({ name: 'domainName', type: String })
  @Answers(DomainSubscriptionsDto)
  async cancel(
    @CurrentMember() member: Member,
    @Body() body: CancelDto,
    @Query() query: CancelDto,
    @Req() request: FastifyRequest<{ Params: { domainName: string } }>,
  ): Promise<DomainSubscriptionsDto> {
    const call = this.callOf(member, request.params.domainName, request);
    await this.domains.cancel(call, body.reason ?? query.reason ?? '');
    return this.status(member, request);
  }

  /**
   * Continues with a domain: resumes a cancelled subscription without a charge now, pays a failed charge, or buys the domain again
   * within seven days after its subscription has ended.
   */
  @Post(':name/resubscribe')
  @Requires('payments.resubscribe-domain')
  @Answers(StartedOrderDto)
  async resubscribe(
    @CurrentMember() member: Member,
    @Param('name') name: string,
    @Body() { paymentType }: DomainPaymentDto,
    @Req() request: FastifyRequest,
  ): Promise<StartedOrderDto> {
    const payment = { paymentType, offer: this.offerTo(request) };
    const started = await this.domains.resubscribe(this.callOf(member, name, request), payment);
    return started ? presentStarted(started) : NOTHING_STARTED;
  }

  /** Charges a domain to another card from now on. If the last charge has failed, the open amount is paid with it. */
  @Post(':domainName/change_card')
  @Requires('payments.change-domain-card')
  @Answers(StartedOrderDto)
  async changeCard(
    @CurrentMember() member: Member,
    @Param('domainName') domainName: string,
    @Body() { paymentType }: DomainPaymentDto,
    @Req() request: FastifyRequest,
  ): Promise<StartedOrderDto> {
    const payment = { paymentType, offer: this.offerTo(request) };
    return presentStarted(await this.domains.changeCard(this.callOf(member, domainName, request), payment));
  }

  /** Sets how invoices of the group's later payments are issued, as who pays for this domain. */
  @Put(':domainName/invoice')
  @Requires('payments.set-domain-invoice')
  @Answers(InvoiceSettingsDto)
  async setInvoice(
    @CurrentMember() { groupId }: Member,
    @Param('domainName') domainName: string,
    @Body() { invoice }: DomainInvoiceDto,
  ): Promise<InvoiceSettingsDto> {
    await this.domains.require(groupId, domainName);
    return this.invoices.save(groupId, invoice);
  }

  private callOf(member: Member, domainName: string, { raw }: Raw): DomainCall {
    return { member, domainName, address: this.addresses.addressOf(raw) };
  }

  private offerTo({ raw }: Raw): Offer {
    return this.offers.to(this.addresses.addressOf(raw));
  }
}
