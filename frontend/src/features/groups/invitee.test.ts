import { mayBe } from './invitee';

describe('an address that is partly hidden', () => {
  it.each([
    ['m•••@example.com', 'mei@example.com', true],
    ['m•••@example.com', 'Mei@Example.com', true],
    ['m•••@example.com', 'lin@example.com', false],
    ['m•••@example.com', 'mei@example.org', false],
    ['m•••@example.com', 'mei@sub.example.com', false],
    [null, 'mei@example.com', false],
  ])('%s may be %s: %s', (hidden, email, isPossible) => {
    expect(mayBe(hidden, email)).toBe(isPossible);
  });
});
