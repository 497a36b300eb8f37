import { describeOnEachEngine } from '../../../../test/support/database';
import { TypeormDomainStore } from './typeorm-domain-store';

const RUSH = 50;
const now = new Date('2026-11-21T12:00:00.000Z');

describeOnEachEngine('numbers of domains', (engine) => {
  const store = () => new TypeormDomainStore(engine.unitOfWork);
  const ensure = (userId: number) => engine.unitOfWork.run(() => store().ensure(userId, now));

  it(`are one to a person, however many of ${String(RUSH)} ask for it at once`, async () => {
    expect(await store().idOf(7)).toBeNull();
    const ids = await Promise.all(Array.from({ length: RUSH }, () => ensure(7)));
    expect(new Set(ids).size).toBe(1);
    expect(await store().idOf(7)).toBe(ids[0]);
  });

  it('tell whose they are, and pass over those that are nobody’s', async () => {
    const [one, two] = [await ensure(8), await ensure(9)];
    expect(one).not.toBe(two);
    expect(await store().peopleOf([one, two, 999_999])).toEqual(
      new Map([
        [one, 8],
        [two, 9],
      ]),
    );
    expect(await store().peopleOf([])).toEqual(new Map());
  });
});
