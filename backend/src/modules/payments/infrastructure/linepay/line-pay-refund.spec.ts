import { meaningOfRefusal, nextLinePayRefundCall } from './line-pay-refund';

const BEFORE = { reference: 'R1', amount: 100 };
const AFTER = { reference: 'R2', amount: 100 };
const ASKED = { state: 'asked', seen: '["R1"]', amountMinor: 100 } as const;

describe('a refund by LINE Pay', () => {
  it('stores what went back before it is asked for', () => {
    const wanted = { state: 'wanted', seen: null, amountMinor: 100 } as const;
    expect(nextLinePayRefundCall([BEFORE], wanted)).toEqual({ call: 'refund', seen: '["R1"]' });
  });

  it.each([
    ['there is one more of its sum', [BEFORE, AFTER], { kind: 'done', reference: 'R2' }],
    ['there is none more', [BEFORE], { call: 'refund', seen: '["R1"]' }],
    ['there is one of another sum', [BEFORE, { ...AFTER, amount: 99 }], { call: 'refund', seen: '["R1"]' }],
  ])('whose answer was lost is looked for: %s', (_, refunds, expected) => {
    expect(nextLinePayRefundCall(refunds, ASKED)).toEqual(expected);
  });

  it.each([
    ['1165', true, { kind: 'done', reference: null }],
    ['1165', false, { kind: 'stuck', reason: '1165' }],
    ['1163', true, { kind: 'stuck', reason: '1163' }],
    ['1164', false, { kind: 'stuck', reason: '1164' }],
    ['1155', true, { kind: 'stuck', reason: '1155' }],
    ['1199', true, null],
  ])('that is refused with %s (whole: %s)', (code, isWhole, expected) => {
    expect(meaningOfRefusal(code, isWhole)).toEqual(expected);
  });
});
