import { readGivenPlan } from './given-plan';

const NOW = new Date('2026-11-24T00:00:00Z');
const codesOf = (work: () => unknown): string[] => {
  try {
    work();
    return [];
  } catch (error) {
    return (error as { details: { fields: { code: string }[] } }).details.fields.map(({ code }) => code);
  }
};

describe('a plan given by hand', () => {
  it('has an end or none, and a reason in one line', () => {
    expect(readGivenPlan({ plan: 'classic', reason: ' For  a friend ' }, NOW)).toEqual({
      plan: 'classic',
      until: null,
      reason: 'For a friend',
    });
    const until = '2026-12-31T00:00:00+08:00';
    expect(readGivenPlan({ plan: 'personal', until, reason: 'x' }, NOW).until).toEqual(
      new Date('2026-12-30T16:00:00Z'),
    );
  });

  it('is refused with all that is wrong', () => {
    const past = { plan: 'classic', until: '2026-11-24T00:00:00Z', reason: '' } as const;
    expect(codesOf(() => readGivenPlan(past, NOW))).toEqual([
      'billing.until-invalid',
      'billing.reason-invalid',
    ]);
    const ofFree = { plan: 'free', until: '2027-01-01T00:00:00Z', reason: 'x' } as const;
    expect(codesOf(() => readGivenPlan(ofFree, NOW))).toEqual(['billing.until-of-free']);
  });
});
