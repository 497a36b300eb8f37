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

  it('are found by the host that the site or a group has, which is theirs alone', async () => {
    const shop = { kind: 'group', groupId: 4 } as const;
    expect(await store().addHost('go.shop.test', shop, now)).toBe(true);
    expect(await store().addHost('s.test', { kind: 'site' }, now)).toBe(true);
    expect(await store().addHost('go.shop.test', { kind: 'group', groupId: 5 }, now)).toBe(false);
    expect(await store().addHost('go.shop.test', { kind: 'site' }, now)).toBe(false);
    const found = await store().findHost('go.shop.test');
    expect(found).toMatchObject({ host: 'go.shop.test', owner: shop });
    expect(found?.domainId).toBeGreaterThan(0);
    expect(await store().findHost('s.test')).toEqual({
      host: 's.test',
      domainId: 0,
      owner: { kind: 'site' },
      service: 'open',
      isDefault: false,
    });
    expect(await store().findHost('ada.s.test')).toBeNull();
    expect((await store().hosts()).map(({ host }) => host).sort()).toEqual(['go.shop.test', 's.test']);
    expect(await store().peopleOf([Number(found?.domainId)])).toEqual(new Map());
  });
});
