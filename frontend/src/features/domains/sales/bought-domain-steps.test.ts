import { stepsOfBought } from './bought-domain-steps';

const CERTIFICATE = '2027-02-18T01:00:00.000Z';

describe('the steps of a domain that was bought', () => {
  it.each([
    ['registering', null, ['done', 'now', 'open', 'open']],
    ['registered', null, ['done', 'done', 'now', 'open']],
    ['registered', { state: 'claimed', certificateUntil: null }, ['done', 'done', 'now', 'open']],
    ['registered', { state: 'verified', certificateUntil: null }, ['done', 'done', 'done', 'now']],
    ['registered', { state: 'verified', certificateUntil: CERTIFICATE }, ['done', 'done', 'done', 'done']],
  ] as const)('of a %s one with %j', (state, item, steps) => {
    expect(stepsOfBought({ state, isIncluded: false }, item, true).map((step) => step.state)).toEqual(steps);
  });

  it('end with the records where a proxy in front answers https', () => {
    const item = { state: 'verified', certificateUntil: null } as const;
    expect(stepsOfBought({ state: 'registered', isIncluded: false }, item, false).at(-1)).toEqual({
      name: 'records',
      state: 'done',
    });
  });

  it('begin with a choice where a plan includes it', () => {
    const [first] = stepsOfBought({ state: 'registering', isIncluded: true }, null, true);
    expect(first).toEqual({ name: 'chosen', state: 'done' });
  });
});
