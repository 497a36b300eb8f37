import { describeOnEachEngine } from '../../../../test/support/database';
import { SqlDomainAppStore } from './sql-domain-app-store';

const now = new Date('2026-11-22T12:00:00.000Z');
const NONE = { apple: [], android: [] };

describeOnEachEngine('apps of domains', (engine) => {
  const store = () => new SqlDomainAppStore(engine.unitOfWork);

  it('are there as they were put last, each domain’s own', async () => {
    const first = { ...NONE, apple: [{ appId: 'AB12CD34EF.a', paths: ['/a*', 'NOT /b'] }] };
    const second = { ...NONE, android: [{ packageName: 'a.b', fingerprints: ['AA:BB'] }] };
    expect(await store().appsOf(4)).toEqual(NONE);
    await store().put(4, first, now);
    await store().put(5, second, now);
    expect([await store().appsOf(4), await store().appsOf(5)]).toEqual([first, second]);
    await store().put(4, second, now);
    expect(await store().appsOf(4)).toEqual(second);
    await store().remove(4);
    expect([await store().appsOf(4), await store().appsOf(5)]).toEqual([NONE, second]);
  });

  it('may be as many as are allowed', async () => {
    const paths = Array.from({ length: 20 }, (_, index) => `/${'a'.repeat(190)}${index}`);
    const apple = Array.from({ length: 10 }, (_, index) => ({ appId: `AB12CD34E${index}.a`, paths }));
    await store().put(6, { apple, android: [] }, now);
    expect(await store().appsOf(6)).toEqual({ apple, android: [] });
  });
});
