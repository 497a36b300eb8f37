import { InvalidInput } from '../../../shared/domain/domain-error';
import { readManualPayment, readReason } from './desk-input';

const codesOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.details.fields?.map(({ code }) => code);
  }
};

describe('what those who run the site write', () => {
  it('is one line', () => {
    expect(readReason('  Paid   twice ')).toBe('Paid twice');
    expect(readReason('x'.repeat(500))).toHaveLength(500);
    expect(readManualPayment({ reference: ' HNCB  42 ', reason: 'x' })).toEqual({
      reference: 'HNCB 42',
      reason: 'x',
    });
  });

  it.each(['', '   ', 'two\nlines', 'turned \u202e', 'x'.repeat(501)])('is not %j', (raw) => {
    expect(codesOf(() => readReason(raw))).toEqual(['payments.reason-invalid']);
  });

  it('is refused with everything that is wrong', () => {
    expect(codesOf(() => readManualPayment({ reference: 'x'.repeat(101), reason: '' }))).toEqual([
      'payments.reference-invalid',
      'payments.reason-invalid',
    ]);
  });
});
