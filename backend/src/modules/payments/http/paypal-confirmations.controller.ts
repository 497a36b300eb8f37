import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { GroupBillingService } from '../application/changes/group-billing.service';
import { ConfirmPaymentService } from '../application/orders/confirm-payment.service';
import { ConfirmOrderDto, OrderDetailsDto } from './dto/subscription.dto';
import { presentOrderDetails } from './subscription.presenter';

const GATEWAY = 'paypal';

/** What screens ask when a customer has come back from PayPal. */
@ApiTags('billing')
@Controller()
export class PayPalConfirmationsController {
  constructor(
    private readonly payments: ConfirmPaymentService,
    private readonly billing: GroupBillingService,
  ) {}

  /** Asks PayPal whether an order has been paid, and returns its state. Repeating the request has no other effect. */
  @Post('subscription/paypal/confirm')
  @Requires('payments.confirm')
  @Answers(OrderDetailsDto)
  async confirm(
    @CurrentMember() member: Member,
    @Body() { externalId }: ConfirmOrderDto,
  ): Promise<OrderDetailsDto> {
    const order = await this.payments.confirm(member, externalId, GATEWAY);
    return presentOrderDetails(await this.billing.detailsOf(order));
  }

  /** Asks PayPal whether the order of a domain has been paid, and returns its state. */
  @Post('bsd/subscription/paypal/confirm')
  @Requires('payments.confirm-domain')
  @Answers(OrderDetailsDto)
  confirmDomain(@CurrentMember() member: Member, @Body() input: ConfirmOrderDto): Promise<OrderDetailsDto> {
    return this.confirm(member, input);
  }
}
