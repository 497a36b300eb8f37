import type { Seller } from './ports/seller';
import { Sellers } from './sellers.service';

const seller = (name: string): Seller => ({
  target: 'premium_plan',
  couponItems: [`${name} item`],
  quote: jest.fn(),
  slotOf: (item) => item,
  mayBuy: () => Promise.resolve(null),
  fulfil: () => Promise.resolve(),
  revoke: () => Promise.resolve(),
  nameOf: (item, cycle, lang) => [name, item, cycle, lang].join(' '),
});

describe('what is sold', () => {
  it('is known once somebody who sells it has registered', () => {
    const sellers = new Sellers();
    expect(() => sellers.of('premium_plan')).toThrow('nobody sells premium_plan');
    sellers.register(seller('plans'));
    expect(sellers.couponItems).toEqual(['plans item']);
    const bought = { target: 'premium_plan', item: 'initial', cycle: 'monthly' } as const;
    expect(sellers.nameOf(bought, 'ja')).toBe('plans initial monthly ja');
  });

  it('has one seller', () => {
    const sellers = new Sellers();
    sellers.register(seller('plans'));
    expect(() => {
      sellers.register(seller('others'));
    }).toThrow('premium_plan has a seller already');
  });
});
