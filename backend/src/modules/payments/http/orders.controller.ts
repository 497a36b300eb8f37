import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { TakesIdempotencyKey } from '../../../shared/http/idempotency.interceptor';
import { Requires } from '../../../shared/http/requires.decorator';
import { TwoPhaseAnswers } from '../../../shared/http/two-phase-answers';
import { ChangeSubscription } from '../application/change-subscription.service';
import { PaymentOffers } from '../application/payment-offers.service';
import { Purchases } from '../application/purchases.service';
import { PLAN } from '../plans/domain/plan-target';
import { StartedOrderDto, StartOrderDto } from './dto/subscription.dto';
import { wantedIn } from './purchase-input';
import { refuseSettled } from './settled-fields';
import { NOTHING_STARTED, presentStarted } from './subscription.presenter';

@ApiTags('billing')
@Controller('subscription')
export class OrdersController {
  constructor(
    private readonly orders: Purchases,
    private readonly changeSubscription: ChangeSubscription,
    private readonly offers: PaymentOffers,
    private readonly addresses: ClientAddress,
    private readonly repeats: TwoPhaseAnswers,
  ) {}

  /** Starts the payment of an order. Repeating the request returns the same order. */
  @Post('order')
  @Requires('payments.order')
  @TakesIdempotencyKey()
  @Answers(StartedOrderDto)
  order(
    @CurrentMember() member: Member,
    @Body() input: StartOrderDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StartedOrderDto> {
    return this.repeats.answer(request, reply, async (intent) => {
      if (input.operation === 'resubscribe') {
        refuseSettled(input, 'subscription');
        const target = input.purchaseTarget ?? PLAN;
        await this.changeSubscription.resume(member, target, this.addresses.of(request.raw));
        return NOTHING_STARTED;
      }
      const payment = {
        paymentType: input.paymentType ?? null,
        offer: this.offers.to(this.addresses.of(request.raw)),
        progress: intent,
      };
      return presentStarted(await this.orders.place(member, wantedIn(input), payment));
    });
  }
}
