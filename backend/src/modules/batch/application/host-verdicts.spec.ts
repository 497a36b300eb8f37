import type { AddressSafety, Verdict } from '../../safety';
import { HostVerdicts } from './host-verdicts';

/** Says of each address what is to be said, and how many it was asked at once at most. */
class Judge {
  asked: string[] = [];
  mostAtOnce = 0;
  private now = 0;

  constructor(private readonly standings: Readonly<Record<string, Verdict['standing']>> = {}) {}

  async judge(url: string): Promise<Pick<Verdict, 'standing'>> {
    this.asked.push(url);
    this.now += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.now);
    await Promise.resolve();
    this.now -= 1;
    return { standing: this.standings[url] ?? 'clean' };
  }
}

const verdictsOf = (judge: Judge): HostVerdicts => new HostVerdicts(judge as unknown as AddressSafety);
const hosts = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `https://h${String(n)}.example/`);

describe('what others say of the hosts of a file', () => {
  it('is asked once for a host, however many addresses it has', async () => {
    const judge = new Judge();
    const verdicts = verdictsOf(judge);
    const addresses = Array.from({ length: 1_000 }, (_, n) => `https://example.com/${String(n)}`);
    await verdicts.learn(addresses);
    await verdicts.learn(addresses);
    expect(judge.asked).toEqual(['https://example.com/0']);
    expect(await verdicts.verdictOf('https://example.com/999')).toBeNull();
  });

  it('is asked of a few at a time, and of no more than so many; the rest is marked', async () => {
    const judge = new Judge();
    const verdicts = verdictsOf(judge);
    const all = hosts(1_000);
    await verdicts.learn(all.slice(0, 150));
    await verdicts.learn(all.slice(150));
    expect([judge.asked.length, judge.mostAtOnce]).toEqual([200, 4]);
    expect(await verdicts.verdictOf(all[199] ?? '')).toBeNull();
    expect(await verdicts.verdictOf(all[200] ?? '')).toBe('unchecked');
  });

  it('refuses the address that does harm, and has others of its host looked at twice', async () => {
    const judge = new Judge({ 'https://bad.example/a': 'dangerous', 'https://odd.example/': 'suspicious' });
    const verdicts = verdictsOf(judge);
    await verdicts.learn(['https://bad.example/a', 'https://bad.example/b', 'https://odd.example/']);
    expect(await verdicts.verdictOf('https://bad.example/a')).toBe('dangerous');
    expect(await verdicts.verdictOf('https://bad.example/b')).toBe('suspicious');
    expect(await verdicts.verdictOf('https://odd.example/')).toBe('suspicious');
  });

  it('that could not be asked is marked', async () => {
    const verdicts = verdictsOf(new Judge({ 'https://slow.example/': 'unchecked' }));
    await verdicts.learn(['https://slow.example/']);
    expect(await verdicts.verdictOf('https://slow.example/')).toBe('unchecked');
  });
});
