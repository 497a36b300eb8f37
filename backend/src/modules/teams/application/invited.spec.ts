import { InvalidInput } from '../../../shared/domain/domain-error';
import { type InvitedNames, readInvited } from './invited';

const problemsOf = (names: InvitedNames): [string, string][] => {
  try {
    readInvited(names);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return (error.details.fields ?? []).map(({ field, code }) => [field, code]);
  }
  return [];
};
const many = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index + 1);

describe('whom an admin names', () => {
  it('is each named once, with the place where they were named', () => {
    expect(readInvited({ ids: [7, 8, 7], emails: [' Ada@Example.com ', 'ada@example.com'] })).toEqual([
      { field: 'ids.0', invited: { userId: 7, email: null } },
      { field: 'ids.1', invited: { userId: 8, email: null } },
      { field: 'emails.0', invited: { userId: null, email: 'ada@example.com' } },
    ]);
  });

  it('is told of every address that is none', () => {
    expect(problemsOf({ emails: ['x', 'ok@example.com', 'a@b@c', 'new\nline@example.com'] })).toEqual([
      ['emails.0', 'identity.email-invalid'],
      ['emails.2', 'identity.email-invalid'],
      ['emails.3', 'identity.email-invalid'],
    ]);
  });

  it.each([
    ['nobody', {}],
    ['nobody', { ids: [], emails: [] }],
    ['too many', { ids: many(30), emails: many(21).map((each) => `${each}@example.com`) }],
  ])('is not %s', (_, names) => {
    expect(problemsOf(names)).toEqual([['emails', 'teams.nobody-invited']]);
  });

  it('is fifty people at most', () => {
    expect(readInvited({ ids: many(50) })).toHaveLength(50);
  });
});
