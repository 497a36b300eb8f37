import type { Scheduled } from '../shared/clock';
import { numberOf } from '../shared/faults';
import { taipeiMoment, taipeiTime } from '../shared/taipei';
import type { Context } from './gateway-context';
import { isBeforeExpiry } from './mandate-schedule';
import { moveOn } from './mandates';
import { noticeMessage, periodFields, type Result } from './messages';
import type { Mandate, Trade } from './state';
import { recordTrade } from './trades';

const CHARGE_HOUR = 2;
const CHARGE_MINUTE = 10;

/** Charges the mandates on their days and sends a notice of each charge (NPA-N050). */
export class MandateCharges implements Scheduled {
  constructor(private readonly context: Context) {}

  dueAt(): number | undefined {
    const times = this.charging().map(momentOf);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  async run(): Promise<void> {
    const now = this.context.clock.now();
    const due = this.charging().filter((mandate) => momentOf(mandate) <= now);
    for (const mandate of due) await this.charge(mandate);
  }

  private charging(): Mandate[] {
    return this.context.state.mandates.filter(({ status, nextDate }) => status === 1 && nextDate !== '');
  }

  private async charge(mandate: Mandate): Promise<void> {
    const { faults, clock } = this.context;
    const date = mandate.nextDate;
    const late = mandate.lateUntil === undefined ? faults.take('charge', 'late') : undefined;
    if (late) {
      mandate.lateUntil = clock.now() + numberOf(late, 86_400) * 1000;
      return;
    }
    // A card that is restricted is not charged, and no notice is sent.
    const isSkipped = faults.has('charge', 'skip');
    mandate.alreadyTimes += 1;
    const charges = faults.has('charge', 'double') ? 2 : 1;
    moveOn(mandate, date);
    if (isSkipped) return;
    for (let made = 0; made < charges; made += 1) await this.chargeOnce(mandate, date);
  }

  private async chargeOnce(mandate: Mandate, date: string): Promise<void> {
    const { state, clock, shop, faults, notices } = this.context;
    const fault = faults.take('charge', 'decline');
    const respondCode = isBeforeExpiry(date, mandate.cardExpiry) ? '00' : '54';
    const trade = recordTrade(state, clock, shop, {
      orderNo: `${mandate.orderNo}_${mandate.alreadyTimes}`,
      amount: mandate.amount,
      card: { number: mandate.cardNumber, expiry: mandate.cardExpiry },
      respondCode: fault ? String(fault.value ?? '51') : respondCode,
    });
    if (mandate.notifyUrl === '') return;
    const fields = periodFields('notify', faults, shop, chargeResult(mandate, trade, date, shop.merchantId));
    const message = noticeMessage('notify', faults, mandate.notifyUrl, fields);
    await notices.send(`charge ${trade.orderNo}`, message);
  }
}

const momentOf = ({ nextDate, lateUntil }: Mandate): number =>
  lateUntil ?? taipeiMoment(nextDate, CHARGE_HOUR, CHARGE_MINUTE);

/** Numbers are text here, as the gateway sends them. The last notice names its own date as the next one. */
const chargeResult = (mandate: Mandate, trade: Trade, date: string, merchantId: string): Result => ({
  status: trade.status === 1 ? 'SUCCESS' : 'MPG03009',
  respondType: mandate.respondType,
  result: {
    RespondCode: trade.respondCode,
    MerchantID: merchantId,
    MerchantOrderNo: mandate.orderNo,
    OrderNo: trade.orderNo,
    TradeNo: trade.tradeNo,
    AuthDate: taipeiTime(trade.createdAt),
    TotalTimes: String(mandate.totalTimes),
    AlreadyTimes: String(mandate.alreadyTimes),
    AuthAmt: String(mandate.amount),
    AuthCode: trade.auth,
    EscrowBank: 'HNCB',
    AuthBank: 'KGI',
    NextAuthDate: mandate.nextDate === '' ? date : mandate.nextDate,
    PeriodNo: mandate.periodNo,
  },
});
