import type { Opening, Screen } from '../../support/screen';
import type { Visitor } from '../../support/visitor';
import { selling } from './buying-layers';

const LONG = 'a-rather-long-name-of-the-tea-shop.link';

/** Pages say how much of it is left. */
const IN_FIVE_DAYS = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString();

const FOUND = {
  domains: [
    { domainName: 'tea.com', standing: 'taken' },
    { domainName: LONG, standing: 'free' },
    { domainName: 'tea.net', standing: 'premium' },
    { domainName: 'tea.org', standing: 'unknown' },
  ],
  price: { ntd: 1_980, usd: 79 },
};

const REGISTERED = {
  ...{ id: 1, domainName: LONG, state: 'registered', reservedUntil: null },
  ...{ registeredUntil: '2027-11-20', recoverableUntil: null, isByHand: false },
  ...{ isIncluded: false, includedUntil: null },
};
const NEW = { ...REGISTERED, registeredUntil: null };

const ACTIVE = {
  ...{ domainName: LONG, state: 'active', paidUntil: '2027-11-20', endsAt: null },
  ...{ nextCharge: { date: '2027-11-20', amount: 1_980, currency: 'ntd' } },
  ...{ paymentType: 'newebPay', card: '1111', invoice: null },
};
const ENDING = { ...ACTIVE, state: 'cancelled', nextCharge: null };

/** The group has reserved or bought these, and pays for those. */
const having = (domains: readonly object[], paid: readonly object[] = [], isOneIncluded = false): Opening =>
  selling({
    'bsd/my/registrations': { domains, isOneIncluded },
    'bsd/subscription/status': { domains: paid, paymentTypes: ['newebPay', 'linePay'] },
    'bsd/domains/available': FOUND,
  });

async function search(visitor: Visitor): Promise<void> {
  await visitor.the('textbox', 'brand.buy.field').fill('tea');
  await visitor.page.keyboard.press('Enter');
  await visitor.page.getByRole('list', { name: visitor.text('brand.buy.found') }).waitFor();
}

const domains = {
  path: '/domain',
  title: 'brand.list.title',
  open: (visitor: Visitor) => visitor.the('region', 'brand.bought.title').waitFor(),
} as const;

/** Domains for sale, and those that a group has bought, in all that can become of them. */
export const DOMAIN_SALE_LAYERS: readonly Screen[] = [
  { name: 'domain-search', ...domains, prepare: having([]), open: search },
  {
    name: 'domain-reserved',
    ...domains,
    prepare: having([
      { ...NEW, state: 'reserved', reservedUntil: '2099-01-01T04:15:00.000Z' },
      {
        ...NEW,
        ...{ id: 2, domainName: 'cake.link', state: 'reserved', reservedUntil: '2026-11-20T04:15:00.000Z' },
      },
    ]),
  },
  {
    name: 'domain-registering',
    ...domains,
    prepare: having(
      [
        { ...NEW, state: 'registering' },
        { ...NEW, id: 2, domainName: 'cake.link', state: 'registering', isByHand: true },
        { ...NEW, id: 3, domainName: 'milk.link', state: 'refused' },
      ],
      [ACTIVE, { ...ACTIVE, domainName: 'cake.link' }],
    ),
  },
  {
    name: 'domain-bought',
    ...domains,
    prepare: having(
      [
        REGISTERED,
        { ...REGISTERED, id: 2, domainName: 'cake.link', state: 'renewing' },
        { ...REGISTERED, id: 3, domainName: 'milk.link' },
      ],
      [ACTIVE, { ...ACTIVE, domainName: 'cake.link' }, { ...ENDING, domainName: 'milk.link' }],
    ),
  },
  {
    name: 'domain-unpaid',
    ...domains,
    prepare: having(
      [
        REGISTERED,
        {
          ...REGISTERED,
          ...{ id: 2, domainName: 'cake.link', state: 'recoverable' },
          recoverableUntil: IN_FIVE_DAYS,
        },
      ],
      [{ ...ACTIVE, state: 'pastDue', endsAt: IN_FIVE_DAYS }],
    ),
  },
  {
    name: 'domain-include',
    ...domains,
    prepare: having([{ ...NEW, state: 'reserved', reservedUntil: '2099-01-01T04:15:00.000Z' }], [], true),
    async open(visitor) {
      await search(visitor);
      await visitor.the('button', 'brand.included.chooseOf', { domain: LONG }).first().click();
      await visitor.the('dialog', 'brand.included.chooseOf', { domain: LONG }).waitFor();
    },
  },
  {
    name: 'domain-included',
    ...domains,
    prepare: having([
      { ...REGISTERED, isIncluded: true },
      { ...REGISTERED, id: 2, domainName: 'cake.link', isIncluded: true, includedUntil: IN_FIVE_DAYS },
    ]),
  },
  {
    name: 'domain-cancel',
    ...domains,
    prepare: having([REGISTERED], [ACTIVE]),
    async open(visitor) {
      await visitor.the('button', 'brand.bought.cancelOf', { domain: LONG }).click();
      await visitor.the('dialog', 'payments.cancel.title').waitFor();
    },
  },
];
