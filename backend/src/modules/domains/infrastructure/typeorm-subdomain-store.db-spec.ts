import { describeOnEachEngine, type TestEngine } from '../../../../test/support/database';
import { SecretSettings } from '../../../config/settings';
import { RESERVED_MS } from '../domain/subdomain';
import { TypeormSubdomainStore } from './typeorm-subdomain-store';

const secrets = new SecretSettings('a-test-key-of-more-than-32-characters');
const now = new Date('2026-11-21T03:00:00.000Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const wins = (outcomes: readonly boolean[]): number => outcomes.filter(Boolean).length;
const dumpOf = async (engine: TestEngine, table: string): Promise<string> =>
  JSON.stringify(await engine.dataSource.query(`SELECT * FROM ${table}`));

describeOnEachEngine('subdomains', (engine) => {
  const store = () => new TypeormSubdomainStore(engine.unitOfWork, secrets);
  const take = (name: string, userId: number, at = now) =>
    engine.unitOfWork.run(() => store().give(name, userId, at));

  it('go to one of twenty who want the same at once', async () => {
    expect(wins(await times(20, (index) => take('wanted', 100 + index)))).toBe(1);
    const owner = (await store().find('wanted'))?.userId;
    expect(await store().hostOf(Number(owner))).toBe('wanted');
  });

  it('are one to a person, however many they ask for at once', async () => {
    const outcomes = await Promise.allSettled(['first', 'second', 'third'].map((name) => take(name, 7)));
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    const rows: unknown[] = await engine.dataSource.query('SELECT name FROM subdomains WHERE holder_id = 7');
    expect(rows).toHaveLength(1);
  });

  it('are kept from others for a year, not from whoever gave them up', async () => {
    await take('mine', 1);
    await take('other', 1);
    expect(await store().find('mine')).toEqual({ userId: 1, releasedAt: now, isKept: false });
    expect(await take('mine', 2, later(RESERVED_MS - 1))).toBe(false);
    expect(await take('mine', 1, later(1))).toBe(true);
    await engine.unitOfWork.run(() => store().release(1, later(2)));
    expect(await take('mine', 2, later(2 + RESERVED_MS))).toBe(true);
  });

  it('are kept from others for ever once links stand on any of them, also those that come later', async () => {
    await take('older', 11);
    await take('newer', 11, later(1));
    await store().keep(11);
    await take('newest', 11, later(2));
    const end = later(3 + RESERVED_MS);
    await engine.unitOfWork.run(() => store().release(11, later(3)));
    await store().removeReleasedBefore(end);
    for (const name of ['older', 'newer', 'newest']) {
      expect(await store().find(name)).toMatchObject({ userId: 11, isKept: true });
      expect(await take(name, 12, end)).toBe(false);
      expect(await store().ownerOf(name)).toBe(11);
    }
    expect(await store().namesOf([11, 99])).toEqual(new Map([[11, 'newest']]));
    expect(await take('older', 11, end)).toBe(true);
    expect(await store().namesOf([11])).toEqual(new Map([[11, 'older']]));
  });

  it('stay reserved after their owner is gone, under a name that tells nothing', async () => {
    await take('quackenbush', 9);
    await store().keep(9);
    await engine.dataSource.query(`INSERT INTO host_news (news) VALUES ('quackenbush')`);
    await engine.unitOfWork.run(() => store().erase(9, now));
    await engine.unitOfWork.run(() => store().erase(9, now));
    expect(await dumpOf(engine, 'subdomains')).not.toContain('quackenbush');
    expect(await dumpOf(engine, 'host_news')).not.toContain('quackenbush');
    expect(await store().find('quackenbush')).toEqual({ userId: 9, releasedAt: now, isKept: false });
    expect(await store().ownerOf('quackenbush')).toBeNull();
    expect(await store().namesOf([9])).toEqual(new Map());
    await store().removeReleasedBefore(later(1));
    expect(await store().find('quackenbush')).toBeNull();
  });
});
