import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/settings';
import type { Language } from '../../../shared/domain/language';
import { inUnits, type Money } from '../../../shared/domain/money';
import { layOut, type MailBlock } from '../../../shared/mail/mail-layout';
import { MailQueue } from '../../../shared/mail/mail-queue';
import { Groups } from '../../groups';
import { fill, pageAt, People } from '../../identity';
import { type CalendarDate, taipeiDateOf } from '../domain/billing-calendar';
import type { Invoice } from '../domain/invoice.entity';
import type { Order } from '../domain/order.entity';
import type { Subscription } from '../domain/subscription.entity';
import { Sellers } from './sellers.service';
import { PAYMENT_TEXTS, type PaymentNotice } from './mails/payment-texts';

interface Message {
  readonly notice: PaymentNotice;
  /** There is one mail for each. */
  readonly id: string;
  /** Until when it is paid for, when it is charged again, or when the invoice was issued. */
  readonly date: CalendarDate;
  readonly amount: Money | null;
  readonly invoiceNumber?: string | null;
}

/** They say until when it is paid for. */
const UNTIL: ReadonlySet<PaymentNotice> = new Set(['paid', 'renewed']);

/** What was paid for, and by whom. */
type Subject = Pick<Subscription, 'groupId' | 'payerId' | 'target' | 'item' | 'cycle'>;

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

/** Tells who pays what became of it. Part of the caller's transaction; nothing to whoever has left for good. */
@Injectable()
export class PaymentMails {
  constructor(
    private readonly people: People,
    private readonly groups: Groups,
    private readonly sellers: Sellers,
    private readonly queue: MailQueue,
    private readonly web: WebSettings,
  ) {}

  paid(order: Order, subscription: Subscription): Promise<void> {
    const { total: amount } = order;
    const id = `payments:paid:${order.id}`;
    return this.send(subscription, { notice: 'paid', id, date: subscription.periodEnd, amount });
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

  renewed(order: Order, subscription: Subscription): Promise<void> {
    const { total: amount } = order;
    const id = `payments:renewed:${order.id}`;
    return this.send(subscription, { notice: 'renewed', id, date: subscription.periodEnd, amount });
  }

  upcoming(subscription: Subscription): Promise<void> {
    return this.beforeEnd(subscription, 'upcoming');
  }

  /** Nobody can charge them: they have to buy again. */
  unchargeable(subscription: Subscription): Promise<void> {
    return this.beforeEnd(subscription, 'unchargeable');
  }

  missed(subscription: Subscription): Promise<void> {
    const id = `payments:missed:${subscription.id}:${subscription.periodNumber}`;
    const date = taipeiDateOf(subscription.graceEnd);
    return this.send(subscription, { notice: 'missed', id, date, amount: subscription.price });
  }

  cancelled(subscription: Subscription): Promise<void> {
    const cancelledAt = subscription.cancelledAt?.getTime() ?? 0;
    const id = `payments:cancelled:${subscription.id}:${cancelledAt}`;
    return this.send(subscription, { notice: 'cancelled', id, date: subscription.periodEnd, amount: null });
  }

  /** Whether there is such a person still. */
  async canReach(payerId: number): Promise<boolean> {
    return (await this.people.find(payerId)) !== null;
  }

  private beforeEnd(subscription: Subscription, notice: 'upcoming' | 'unchargeable'): Promise<void> {
    const { id: subscriptionId, periodNumber, periodEnd: date, price: amount } = subscription;
    const id = `payments:${notice}:${subscriptionId}:${periodNumber}`;
    return this.send(subscription, { notice, id, date, amount });
  }

  private async send(subject: Subject, message: Message): Promise<void> {
    const { groupId, payerId } = subject;
    const payer = await this.people.find(payerId);
    if (!payer) return;
    const { lang, email: to } = payer;
    const texts = PAYMENT_TEXTS[lang];
    const { title, body } = texts[message.notice];
    const item = this.sellers.nameOf(subject, lang);
    const group = (await this.groups.namesOf([groupId])).get(groupId) ?? '';
    const amount = message.amount ? [[texts.amount, amountText(message.amount, lang)] as const] : [];
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
        ],
      },
      { kind: 'button', label: texts.button, url: pageAt(this.web.appOrigin, lang, '/billing') },
    ];
    const content = layOut({ lang, title, blocks, footer: texts.footer });
    await this.queue.enqueue({ id: message.id, to, userId: payerId, subject: title, ...content });
  }
}
