import type { Seller } from './ports/seller';
import { SellersService } from './sellers.service';

const seller = (name: string, target: Seller['target'] = 'premium_plan'): Seller => ({
  isImmediate: true,
  target,
  couponItems: [`${name} item`],
  quote: jest.fn(),
  rankOf: () => 0,
  slotOf: (item) => item,
  mayBuy: () => Promise.resolve(null),
  fulfil: () => Promise.resolve(),
  exchange: () => Promise.resolve(),
  revoke: () => Promise.resolve(),
  endsWith: (groupId, paidFor) =>
    Promise.resolve(name === 'domains' && groupId === 1 && paidFor === 'premium_plan'),
  nameOf: (item, cycle, lang) => [name, item, cycle, lang].join(' '),
});

describe('what is sold', () => {
  it('is known once somebody who sells it has registered', () => {
    const sellers = new SellersService();
    expect(() => sellers.sellerOf('premium_plan')).toThrow('nobody sells premium_plan');
    sellers.register(seller('plans'));
    expect(sellers.couponItems).toEqual(['plans item']);
    const bought = { target: 'premium_plan', item: 'initial', cycle: 'monthly' } as const;
    expect(sellers.nameOf(bought, 'ja')).toBe('plans initial monthly ja');
  });

  it('may come with what is sold by another one', async () => {
    const sellers = new SellersService();
    sellers.register(seller('plans'));
    sellers.register(seller('domains', 'domain'));
    expect(await sellers.endsWith({ groupId: 1, target: 'premium_plan' })).toBe(true);
    expect(await sellers.endsWith({ groupId: 1, target: 'domain' })).toBe(false);
    expect(await sellers.endsWith({ groupId: 2, target: 'premium_plan' })).toBe(false);
  });

  it('has one seller', () => {
    const sellers = new SellersService();
    sellers.register(seller('plans'));
    expect(() => {
      sellers.register(seller('others'));
    }).toThrow('premium_plan has a seller already');
  });
});
