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
import { ChangeCardService } from '../application/changes/change-card.service';
import type { ChangeContext } from '../application/changes/change-context';
import { PaymentOffersService } from '../application/orders/payment-offers.service';
import { type Progress, PurchasesService } from '../application/orders/purchases.service';
import type { StartedPayment } from '../application/orders/start-payment.service';
import { NotCancelled } from '../domain/payments.errors';
import { PLAN } from '../plans/domain/plan-target';
import { StartedOrderDto, StartOrderDto } from './dto/subscription.dto';
import { wantedIn } from './purchase-input';
import { refuseSettled } from './settled-fields';
import { NOTHING_STARTED, presentStarted } from './subscription.presenter';

@ApiTags('billing')
@Controller('subscription')
export class OrdersController {
  constructor(
    private readonly orders: PurchasesService,
    private readonly cards: ChangeCardService,
    private readonly offers: PaymentOffersService,
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
    const address = this.addresses.addressOf(request.raw);
    const offer = this.offers.to(address);
    return this.repeats.answer(request, reply, async (progress) => {
      const { operation, paymentType } = input;
      if (operation === 'resubscribe') {
        refuseSettled(input, 'subscription');
        const context = { slot: input.purchaseTarget ?? PLAN, paymentType, offer, address };
        const started = await this.resume(member, context, progress);
        return started ? presentStarted(started) : NOTHING_STARTED;
      }
      const payment = { paymentType: paymentType ?? null, offer, progress };
      return presentStarted(await this.orders.place(member, wantedIn(input), payment));
    });
  }

  /** A call that is repeated after the subscription was resumed finds that it goes on. */
  private async resume(
    member: Member,
    context: ChangeContext,
    { noted, note }: Progress,
  ): Promise<StartedPayment | null> {
    if (noted === null) await note(context.slot);
    try {
      return await this.cards.resume(member, context);
    } catch (error) {
      if (noted !== null && error instanceof NotCancelled) return null;
      throw error;
    }
  }
}
