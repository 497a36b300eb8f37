import {
  type KnownRefund,
  meaningOfAnswer,
  nextNewebpayRefundCall,
  type RefundStep,
} from './newebpay-refund';

const WHOLE: KnownRefund = { state: 'wanted', call: null, seen: null, isWhole: true };
const PART: KnownRefund = { ...WHOLE, isWhole: false };

/** What a query says of a payment. */
const trade = (TradeStatus: number, CloseStatus: number, BackStatus = 0, BackBalance = 550) => ({
  TradeStatus: String(TradeStatus),
  CloseStatus: String(CloseStatus),
  BackStatus: String(BackStatus),
  BackBalance,
});
const asked = (seen: { back: string; balance: string }, known = PART): KnownRefund => ({
  ...known,
  state: 'asked',
  call: 'refund',
  seen: JSON.stringify(seen),
});
const waiting = (known = PART): KnownRefund => ({
  ...asked({ back: '0', balance: '550' }, known),
  state: 'waiting',
});

const next = (result: object, known: KnownRefund): string => {
  const found = nextNewebpayRefundCall({ ...result }, known);
  return 'kind' in found ? found.kind : found.call;
};

describe('the next step of giving money of a card back', () => {
  it.each<[string, object, KnownRefund, string]>([
    ['not captured', trade(1, 0), WHOLE, 'cancel'],
    ['not captured', trade(1, 0), PART, 'postponed'],
    ['to be captured this evening', trade(1, 1), WHOLE, 'uncapture'],
    ['to be captured this evening', trade(1, 1), PART, 'postponed'],
    ['being captured', trade(1, 2), WHOLE, 'postponed'],
    ['being captured', trade(1, 2), PART, 'postponed'],
    ['captured', trade(1, 3), WHOLE, 'refund'],
    ['captured', trade(1, 3), PART, 'refund'],
    ['cancelled', trade(3, 0), WHOLE, 'done'],
    ['cancelled', trade(3, 0), PART, 'stuck'],
    ['refunded', trade(6, 3, 3, 0), WHOLE, 'done'],
    ['refunded, though only a part was to be', trade(6, 3, 3, 0), PART, 'stuck'],
    ['refunded by the last part', trade(6, 3, 3, 0), waiting(), 'done'],
    ['captured, and a part before was given back', trade(1, 3, 3, 450), PART, 'refund'],
  ])('of a payment that is %s', (_, result, known, expected) => {
    expect(next(result, known)).toBe(expected);
  });

  it.each<[string, object, KnownRefund, string]>([
    ['is under way', trade(1, 3, 1), waiting(), 'waiting'],
    ['is with the bank', trade(1, 3, 2), waiting(), 'waiting'],
    ['is done', trade(1, 3, 3, 450), waiting(), 'done'],
    ['was taken back in the list of the shop', trade(1, 3, 0), waiting(), 'refund'],
    ['was refused by the bank', trade(1, 3, 4), waiting(), 'stuck'],
  ])('when what was asked for %s', (_, result, known, expected) => {
    expect(next(result, known)).toBe(expected);
  });

  const [first, second] = [
    { back: '0', balance: '550' },
    { back: '3', balance: '450' },
  ];
  it.each<[string, object, KnownRefund, string]>([
    ['the first has not arrived', trade(1, 3, 0), asked(first), 'refund'],
    ['the first has arrived', trade(1, 3, 1), asked(first), 'waiting'],
    ['the first is done', trade(1, 3, 3, 450), asked(first), 'done'],
    ['the second has not arrived', trade(1, 3, 3, 450), asked(second), 'refund'],
    ['the second has arrived', trade(1, 3, 2, 450), asked(second), 'waiting'],
    ['the second is done', trade(1, 3, 3, 350), asked(second), 'done'],
    ['nobody can know', { ...trade(1, 3, 3), BackBalance: '' }, asked({ back: '3', balance: '' }), 'stuck'],
  ])('when the answer was lost, and %s', (_, result, known, expected) => {
    expect(next(result, known)).toBe(expected);
  });

  it('stores what the payment is like before it is asked', () => {
    expect(nextNewebpayRefundCall(trade(1, 3, 3, 450), PART)).toEqual({
      call: 'refund',
      seen: '{"back":"3","balance":"450"}',
    });
  });
});

describe('what newebPay answers', () => {
  it.each<[RefundStep, string, object]>([
    ['cancel', 'SUCCESS', { kind: 'done' }],
    ['cancel', 'TRA20007', { kind: 'done' }],
    ['cancel', 'TRA20001', { kind: 'waiting' }],
    ['cancel', 'TRA20005', { kind: 'postponed', again: 'later' }],
    ['uncapture', 'SUCCESS', { kind: 'postponed', again: 'atOnce' }],
    ['uncapture', 'TRA10095', { kind: 'postponed', again: 'later' }],
    ['refund', 'SUCCESS', { kind: 'waiting' }],
    ['refund', 'TRA20027', { kind: 'waiting' }],
    ['refund', 'TRA10045', { kind: 'waiting' }],
    ['refund', 'TRA10049', { kind: 'waiting' }],
    ['refund', 'TRA10095', { kind: 'postponed', again: 'later' }],
    ['refund', 'TRA10702', { kind: 'postponed', again: 'later' }],
    ['refund', 'TRA20028', { kind: 'postponed', again: 'tomorrow', needsPerson: true }],
    ['refund', 'TRA10029', { kind: 'stuck' }],
    ['refund', 'TRA10036', { kind: 'stuck' }],
    ['refund', 'TRA10039', { kind: 'stuck' }],
  ])('to %s: %s', (step, status, expected) => {
    expect(meaningOfAnswer(step, status)).toMatchObject(expected);
  });
});
