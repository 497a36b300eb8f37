import { MissBudget } from './miss-budget';

const MISSES = 300;

describe('S34: links that do not exist', () => {
  const spend = (budget: MissBudget, address: string, times: number, now = 0): void => {
    for (let time = 0; time < times; time += 1) budget.take(address, now);
  };

  it('are asked for so often by one network, and again a minute after the first', () => {
    const budget = new MissBudget();
    spend(budget, '203.0.113.7', MISSES - 1);
    expect(budget.waitOf('203.0.113.7', 500)).toBe(0);
    spend(budget, '203.0.113.7', 1);
    expect(budget.waitOf('203.0.113.7', 500)).toBe(60);
    expect(budget.waitOf('203.0.113.7', 59_999)).toBe(1);
    expect(budget.waitOf('203.0.113.7', 60_000)).toBe(0);
    spend(budget, '203.0.113.7', 1, 60_000);
    expect(budget.waitOf('203.0.113.7', 60_001)).toBe(0);
  });

  it('are counted for each network by itself, of which IPv6 has a /64', () => {
    const budget = new MissBudget();
    spend(budget, '2001:db8::1', MISSES);
    expect(budget.waitOf('2001:db8::ffff', 0)).toBe(60);
    expect(budget.waitOf('2001:db8:0:1::1', 0)).toBe(0);
    expect(budget.waitOf('203.0.113.7', 0)).toBe(0);
  });
});
