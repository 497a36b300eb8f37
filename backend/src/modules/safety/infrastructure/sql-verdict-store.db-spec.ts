import { describeOnEachEngine } from '../../../../test/support/database';
import type { KeptFinding, VerdictSubject } from '../application/ports/verdict-store';
import { SqlVerdictStore } from './sql-verdict-store';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 22, 12, minute));

describeOnEachEngine('what is known of addresses', (engine) => {
  let store: SqlVerdictStore;
  beforeEach(async () => {
    store = new SqlVerdictStore(engine.unitOfWork);
    await engine.unitOfWork.manager.query('DELETE FROM safety_findings');
  });

  const put = async (subject: VerdictSubject, more: Partial<KeptFinding> = {}): Promise<void> => {
    await store.put({ subject, reason: 'threat', checkedAt: at(0), expiresAt: at(60), ...more });
  };
  const names = (findings: readonly KeptFinding[]): string[] => findings.map(({ subject }) => subject);

  it('is found until it expires', async () => {
    await put('a:one');
    expect(await store.find('a:one', at(59))).toEqual({
      subject: 'a:one',
      reason: 'threat',
      checkedAt: at(0),
      expiresAt: at(60),
    });
    expect(await store.find('a:one', at(60))).toBeNull();
    expect(await store.find('a:ONE', at(0))).toBeNull();
  });

  it('is replaced by what is found later', async () => {
    await put('d:e.test', { reason: 'young' });
    await put('d:e.test', { reason: null, checkedAt: at(5), expiresAt: at(90) });
    expect(await store.find('d:e.test', at(70))).toMatchObject({ reason: null, checkedAt: at(5) });
  });

  it('bears the longest name of a domain', async () => {
    const name = `${'a'.repeat(240)}.example.com`.slice(0, 253);
    await put(`d:${name}`);
    expect((await store.find(`d:${name}`, at(0)))?.subject).toBe(`d:${name}`);
  });

  it('tells what speaks against something, the newest first', async () => {
    await put('a:old', { checkedAt: at(1) });
    await put('a:new', { checkedAt: at(2) });
    await put('a:harmless', { reason: null, checkedAt: at(3) });
    await put('a:over', { checkedAt: at(4), expiresAt: at(5) });
    expect(names(await store.against(at(6), 10))).toEqual(['a:new', 'a:old']);
    expect(names(await store.against(at(6), 1))).toEqual(['a:new']);
  });

  it('tells what has been found since, harmless or not, the oldest first', async () => {
    await put('a:1', { checkedAt: at(1) });
    await put('a:3', { checkedAt: at(3) });
    await put('a:2', { checkedAt: at(2), reason: null });
    expect(names(await store.since(at(2), 10))).toEqual(['a:2', 'a:3']);
    expect(names(await store.since(at(0), 2))).toEqual(['a:1', 'a:2']);
  });

  it('forgets what is over, however much', async () => {
    for (let index = 0; index < 510; index += 1) await put(`a:${index}`, { expiresAt: at(10) });
    await put('a:kept', { expiresAt: at(11) });
    await store.removeExpired(at(10));
    expect(names(await store.since(at(0), 1_000))).toEqual(['a:kept']);
  });
});
