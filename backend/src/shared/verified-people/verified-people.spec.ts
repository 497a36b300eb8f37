import { VerifiedPeople } from './verified-people';

it.each([
  [[], false],
  [[() => Promise.resolve(false)], false],
  [[() => Promise.resolve(false), (userId: number) => Promise.resolve(userId === 7)], true],
])('one proof is enough', async (proofs, isVerified) => {
  const people = new VerifiedPeople();
  for (const each of proofs) people.register(each);
  expect(await people.has(7)).toBe(isVerified);
});

it.each([
  [true, false],
  [false, true],
])('who cannot prove it passes: a way is offered: %s', async (isOffered, passes) => {
  const people = new VerifiedPeople();
  people.register(
    () => Promise.resolve(false),
    () => isOffered,
  );
  expect([await people.has(7), await people.passes(7)]).toEqual([false, passes]);
});
