import { cardNoticeIn, termIn } from './newebpay-term';

const NAMES = { MerchantID: 'MS1', MerchantOrderNo: 'LK1', PeriodNo: 'P1' };
const MANDATE = { number: 'LK1', reference: 'P1' };

describe('a message about a card', () => {
  it('names a mandate', () => {
    const message = {
      Message: '卡片更新通知',
      Result: { ...NAMES, cardStatus: 'ACTIVE', newExpiry: '3012' },
    };
    expect(cardNoticeIn(message, 'MS1')).toEqual(MANDATE);
  });

  it.each([
    ['of another shop', { Result: { ...NAMES, MerchantID: 'MS2' } }],
    ['without a number', { Result: { ...NAMES, MerchantOrderNo: '' } }],
    ['without the name of the mandate', { Result: { ...NAMES, PeriodNo: undefined } }],
    ['with objects for names', { Result: { ...NAMES, PeriodNo: { $ne: '' } } }],
    ['with a list', { Result: [NAMES] }],
    ['without anything', {}],
  ])('%s names none', (_, message) => {
    expect(cardNoticeIn(message, 'MS1')).toBeNull();
  });
});

describe('what newebPay says of a mandate', () => {
  it.each([
    ['charging', '1', 4, { isOver: false, chargesLeft: 8 }],
    ['suspended', '5', 4, { isOver: false, chargesLeft: 8 }],
    ['not verified', '2', 0, { isOver: true, chargesLeft: 12 }],
    ['terminated', 3, '4', { isOver: true, chargesLeft: 8 }],
    ['over', 4, 12, { isOver: true, chargesLeft: 0 }],
  ])('is how much of it is left: %s', (_, Status, AlreadyTimes, expected) => {
    expect(termIn({ ...NAMES, TotalTimes: 12, AlreadyTimes, Status }, MANDATE)).toEqual(expected);
  });

  it('may call our number by its other name', () => {
    const { MerchantOrderNo: MerOrderNo, PeriodNo } = NAMES;
    const term = termIn({ MerOrderNo, PeriodNo, TotalTimes: 2, AlreadyTimes: 1, Status: 1 }, MANDATE);
    expect(term).toEqual({ isOver: false, chargesLeft: 1 });
  });

  it.each([
    ['another number', { MerchantOrderNo: 'LK2' }],
    ['another mandate', { PeriodNo: 'P2' }],
    ['no count', { TotalTimes: 'many' }],
  ])('counts for nothing with %s', (_, values) => {
    const result = { ...NAMES, TotalTimes: 12, AlreadyTimes: 1, Status: 1, ...values };
    expect(termIn(result, MANDATE)).toBeNull();
  });
});
