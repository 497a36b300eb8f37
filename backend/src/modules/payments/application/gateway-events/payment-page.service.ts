import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import { pageAt, PeopleService } from '../../../identity';
import type { Order } from '../../domain/order.entity';
import { OrderStore } from '../ports/order-store';

const PAGE = '/payment';
/** What the page says first; it asks the server for what is true. */
const RESULTS: Readonly<Record<string, string>> = { paid: 'success', failed: 'failed' };

/** In the words of the specification. */
const purposeOf = (paid: Order): Record<string, string> => {
  const { isPaidOnce, operation, target, item: plan, cycle: billingCycle } = paid;
  if (isPaidOnce) return { order: 'batch' };
  if (target === 'domain') return { order: operation === 'card' ? 'recoverBSD' : 'reserveBSD' };
  return { order: 'subscribe', plan, billingCycle };
};

/** The page that tells buyers who come back from a gateway what became of their payment. */
@Injectable()
export class PaymentPageService {
  constructor(
    private readonly orders: OrderStore,
    private readonly people: PeopleService,
    private readonly web: WebSettings,
  ) {}

  /** Its address for buyers who bring nothing that is known. */
  get ofNobody(): string {
    return this.web.appOrigin + PAGE;
  }

  /** Its address for an attempt, in the language of who pays. */
  async addressOf(number: string): Promise<string> {
    const attempt = await this.orders.findAttempt(number);
    const order = attempt && (await this.orders.byId(attempt.orderId));
    if (!order) return this.ofNobody;
    const result = RESULTS[order.state];
    const query = new URLSearchParams({
      ...(result === undefined ? {} : { result }),
      ...purposeOf(order),
      externalId: order.externalId,
    });
    const lang = (await this.people.find(order.payerId))?.lang ?? 'en';
    return pageAt(this.web.appOrigin, lang, `${PAGE}?${query.toString()}`);
  }
}
