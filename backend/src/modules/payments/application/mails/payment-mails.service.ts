import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import { Clock } from '../../../../shared/domain/clock';
import type { Language } from '../../../../shared/domain/language';
import { inUnits, type Money } from '../../../../shared/domain/money';
import { layOutMail, type MailBlock } from '../../../../shared/mail/mail-layout';
import { MailQueue } from '../../../../shared/mail/mail-queue';
import { fill, pageAt } from '../../../identity';
import { type CalendarDate, taipeiDateOf } from '../../domain/billing-calendar';
import type { Invoice } from '../../domain/invoice.entity';
import type { Mandate, WarningDays } from '../../domain/mandate.entity';
import type { ReminderDay } from '../../domain/missed-renewal.entity';
import type { Order, OrderOperation } from '../../domain/order.entity';
import type { Refund } from '../../domain/refund.entity';
import type { Subscription } from '../../domain/subscription.entity';
import { unusedReasonOf } from '../../domain/unused-payment';
import { PaymentRecipientsService, type Recipient } from './payment-recipients.service';
import { SellersService } from '../sellers.service';
import { PAYMENT_TEXTS, type PaymentNotice } from './payment-texts';

interface Message {
  readonly notice: PaymentNotice;
  /** There is one mail for each. */
  readonly id: string;
  /** Until when it is paid for, when it is charged again, or when the invoice was issued. */
  readonly date: CalendarDate;
  readonly amount: Money | null;
  readonly invoiceNumber?: string | null;
  readonly allowanceNumber?: string;
}

/** What was taken off an invoice. */
export interface Reduction {
  /** Of the mail. */
  readonly id: string;
  readonly number: string;
  readonly invoiceNumber: string | null;
  readonly amount: Money;
}

/** By what was paid for. */
const NOTICES = {
  subscribe: 'paid',
  renew: 'renewed',
  upgrade: 'changed',
  changePeriod: 'changed',
  degrade: 'scheduled',
  card: 'cardChanged',
  buy: 'bought',
} as const satisfies Record<OrderOperation, PaymentNotice>;

/** What was overdue is the next period. */
const noticeOf = ({ operation, totalMinor }: Order): PaymentNotice =>
  operation === 'card' && totalMinor > 0 ? 'renewed' : NOTICES[operation];
/** They name the day on which it is charged again, or would be. */
type NoticeBeforeEnd = 'upcoming' | 'unchargeable' | 'cardEnded' | 'checkCard';

/** They say until when it is paid for. */
const UNTIL: ReadonlySet<PaymentNotice> = new Set(['paid', 'renewed', 'changed']);

/** What was paid for, and by whom. */
type Subject = Pick<Order, 'groupId' | 'payerId' | 'target' | 'item' | 'cycle'>;

/** The next period of it. */
const nextSubject = ({ groupId, payerId, target, nextTerms }: Subscription): Subject => ({
  groupId,
  payerId,
  target,
  ...nextTerms,
});

/** Formats by language and currency: making one takes longer than all the rest of a mail. */
const FORMATS = new Map<string, Intl.NumberFormat>();

function amountText(amount: Money, lang: Language): string {
  const { currency } = amount;
  const key = `${lang} ${currency}`;
  const format =
    FORMATS.get(key) ??
    new Intl.NumberFormat(lang, {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      minimumFractionDigits: currency === 'TWD' ? 0 : 2,
    });
  FORMATS.set(key, format);
  return format.format(inUnits(amount));
}

/** Tells the payer what became of it. Part of the caller's transaction; nothing to a payer who has left for good. */
@Injectable()
export class PaymentMailsService {
  constructor(
    private readonly recipients: PaymentRecipientsService,
    private readonly sellers: SellersService,
    private readonly queue: MailQueue,
    private readonly web: WebSettings,
    private readonly clock: Clock,
  ) {}

  /** The first payment of a subscription, or a further one. */
  paid(order: Order, subscription: Subscription, recipient: Recipient): Promise<void> {
    if (order.operation === 'subscribe' && !this.sellers.sellerOf(order.target).isImmediate) {
      return this.bought(order, recipient);
    }
    const notice = noticeOf(order);
    const amount = notice === 'scheduled' ? order.price : order.total;
    const message = { notice, id: `payments:${notice}:${order.id}`, date: subscription.periodEnd, amount };
    return this.sendTo(recipient, notice === 'scheduled' ? nextSubject(subscription) : subscription, message);
  }

  /** Something that is paid once, or that its seller has still to get. */
  bought(order: Order, recipient: Recipient): Promise<void> {
    const date = taipeiDateOf(order.paidAt ?? this.clock.now());
    const id = `payments:bought:${order.id}`;
    return this.sendTo(recipient, order, { notice: 'bought', id, date, amount: order.total });
  }

  /** What takes effect at the end of the period. */
  scheduled(subscription: Subscription, now: Date): Promise<void> {
    const { id, periodEnd: date, nextTerms } = subscription;
    const message = { notice: 'scheduled', id: `payments:scheduled:${id}:${now.getTime()}`, date } as const;
    return this.send(nextSubject(subscription), { ...message, amount: nextTerms.price });
  }

  invoiceIssued(order: Order, { id, invoiceNumber, issuedAt, total: amount }: Invoice): Promise<void> {
    const date = taipeiDateOf(issuedAt ?? order.createdAt);
    return this.send(order, {
      notice: 'invoice',
      id: `payments:invoice:${id}`,
      date,
      amount,
      invoiceNumber,
    });
  }

  /** A payment could not be used, and goes back: why, and how much. */
  unused(order: Order, { id, amount, reason, createdAt }: Refund): Promise<void> {
    const date = taipeiDateOf(createdAt);
    return this.send(order, { notice: unusedReasonOf(reason), id: `payments:unused:${id}`, date, amount });
  }

  /** Money is back, or on the gateway's way to the customer. */
  refunded(order: Order, { id, amount, doneAt, createdAt }: Refund): Promise<void> {
    const date = taipeiDateOf(doneAt ?? createdAt);
    return this.send(order, { notice: 'refunded', id: `payments:refunded:${id}`, date, amount });
  }

  /** An allowance takes that much off an invoice. */
  reduced(order: Order, { id, number: allowanceNumber, invoiceNumber, amount }: Reduction): Promise<void> {
    const date = taipeiDateOf(this.clock.now());
    const mailId = `payments:allowance:${id}`;
    return this.send(order, {
      notice: 'allowance',
      id: mailId,
      date,
      amount,
      invoiceNumber,
      allowanceNumber,
    });
  }

  upcoming(subscription: Subscription): Promise<void> {
    return this.beforeEnd(subscription, 'upcoming');
  }

  /** They cannot be charged: they have to buy again. */
  unchargeable(subscription: Subscription): Promise<void> {
    return this.beforeEnd(subscription, 'unchargeable');
  }

  missed(subscription: Subscription): Promise<void> {
    const id = `payments:missed:${subscription.id}:${subscription.periodNumber}`;
    const date = taipeiDateOf(subscription.graceEnd);
    return this.send(subscription, { notice: 'missed', id, date, amount: subscription.nextTerms.price });
  }

  /** Some days after that, while it is still missing. */
  stillMissed(subscription: Subscription, day: ReminderDay): Promise<void> {
    const notice = day === 6 ? 'missedLastDay' : 'stillMissed';
    const id = `payments:missed:${subscription.id}:${subscription.periodNumber}:${day}`;
    const date = taipeiDateOf(subscription.graceEnd);
    return this.send(subscription, { notice, id, date, amount: subscription.nextTerms.price });
  }

  /** The card of the mandate ends after its last charge. */
  lastCharge(subscription: Subscription, { id, lastChargeOn }: Mandate, days: WarningDays): Promise<void> {
    const date = lastChargeOn ?? subscription.periodEnd;
    const message = { notice: 'lastCharge', date, amount: subscription.nextTerms.price } as const;
    return this.send(subscription, { ...message, id: `payments:last-charge:${id}:${date}:${days}` });
  }

  cardEnded(subscription: Subscription): Promise<void> {
    return this.beforeEnd(subscription, 'cardEnded');
  }

  /** Something was heard of the card, and only the customer knows what. */
  checkCard(subscription: Subscription): Promise<void> {
    return this.beforeEnd(subscription, 'checkCard');
  }

  cancelled(subscription: Subscription): Promise<void> {
    const cancelledAt = subscription.cancelledAt?.getTime() ?? 0;
    const id = `payments:cancelled:${subscription.id}:${cancelledAt}`;
    return this.send(subscription, { notice: 'cancelled', id, date: subscription.periodEnd, amount: null });
  }

  /** To the admins who stay: the payer has left, so that the time after it is not paid for. */
  async payerLeft(subscription: Subscription): Promise<void> {
    if (!subscription.isLive) return;
    const { id, periodNumber, periodEnd: date } = subscription;
    for (const recipient of await this.recipients.adminsOf(subscription)) {
      const message = {
        id: `payments:payer-left:${id}:${periodNumber}:${recipient.payer.userId}`,
        date,
      } as const;
      await this.sendTo(recipient, subscription, { ...message, notice: 'payerLeft', amount: null });
    }
  }

  private beforeEnd(subscription: Subscription, notice: NoticeBeforeEnd): Promise<void> {
    const { id: subscriptionId, periodNumber, periodEnd: date, nextTerms } = subscription;
    const id = `payments:${notice}:${subscriptionId}:${periodNumber}`;
    return this.send(nextSubject(subscription), { notice, id, date, amount: nextTerms.price });
  }

  private async send(subject: Subject, message: Message): Promise<void> {
    const recipient = await this.recipients.recipientOf(subject);
    if (recipient) await this.sendTo(recipient, subject, message);
  }

  private async sendTo({ payer, group }: Recipient, subject: Subject, message: Message): Promise<void> {
    const { userId, lang, email: to } = payer;
    const texts = PAYMENT_TEXTS[lang];
    const { title, body } = texts[message.notice];
    const item = this.sellers.nameOf(subject, lang);
    const amount = message.amount ? [[texts.amount, amountText(message.amount, lang)] as const] : [];
    const footer = userId === subject.payerId ? texts.footer : texts.adminFooter;
    const blocks: MailBlock[] = [
      { kind: 'paragraph', text: fill(body, { date: message.date, item }) },
      {
        kind: 'facts',
        facts: [
          [texts.item, item],
          [texts.group, group],
          ...amount,
          ...(UNTIL.has(message.notice) ? [[texts.until, message.date] as const] : []),
          ...(message.invoiceNumber ? [[texts.invoiceNumber, message.invoiceNumber] as const] : []),
          ...(message.allowanceNumber ? [[texts.allowanceNumber, message.allowanceNumber] as const] : []),
        ],
      },
      { kind: 'button', label: texts.button, url: pageAt(this.web.appOrigin, lang, '/billing') },
    ];
    const content = layOutMail({ lang, title, blocks, footer });
    await this.queue.enqueue({ id: message.id, to, userId, subject: title, ...content });
  }
}
