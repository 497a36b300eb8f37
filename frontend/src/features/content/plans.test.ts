import { createIntl } from 'react-intl';
import { allowanceText, moneyText, PLAN_ROWS, priceTexts } from './components/plan-words';
import { ALLOWANCES, PLANS, PRICES } from './plans';

const intlOf = (locale: string) => createIntl({ locale, defaultLocale: 'en', onError: () => undefined });

describe('the table of plans', () => {
  const intl = intlOf('en');
  const texts = (key: keyof typeof ALLOWANCES) =>
    PLANS.map((plan) => allowanceText(intl, ALLOWANCES[key][plan]));

  it.each([
    ['ai', ['30 a month', '200 a month', '1,000 a month', '5,000 a month']],
    ['previews', ['60', 'Unlimited', 'Unlimited', 'Unlimited']],
    ['replacements', ['5 a month', 'Unlimited', 'Unlimited', 'Unlimited']],
    ['pixels', ['1', '1', '3', '5']],
    ['utm', ['5', '5', '10', '20']],
    ['invitees', ['1', '1', '3', '10']],
    ['tags', ['30', '30', '100', '300']],
    ['stars', ['20', '20', '50', '100']],
    ['log', ['3 days', '3 days', '7 days', '30 days']],
    ['range', ['30 days', '365 days', '365 days', '365 days']],
    ['export', ['No', 'No', 'Yes', 'Yes']],
    ['restore', ['No', 'Yes', 'Yes', 'Yes']],
    ['qr', ['No', 'Yes', 'Yes', 'Yes']],
    ['ads', ['No', 'Yes', 'Yes', 'Yes']],
    ['search', ['No', 'No', 'No', 'Yes']],
    ['brand', ['No', 'By its own plan', 'By its own plan', 'By its own plan']],
  ] as const)('says of %s: %j', (key, cells) => {
    expect(texts(key)).toEqual(cells);
  });

  it('shows every row', () => {
    expect(PLAN_ROWS.map(({ key }) => key).sort()).toEqual(Object.keys(ALLOWANCES).sort());
  });
});

describe('prices', () => {
  it.each([
    ['zh-TW', 1980, 'TWD', 'NT$1,980'],
    ['en', 1980, 'TWD', 'NT$1,980'],
    ['en', 12, 'USD', 'US$12'],
    ['en', 6.5, 'USD', 'US$6.50'],
    ['vi', 1980, 'TWD', '1.980\u00A0NT$'],
    ['ja', 39, 'USD', 'US$39'],
  ] as const)('in %s, %d %s is %s', (locale, amount, currency, text) => {
    expect(moneyText(intlOf(locale), amount, currency)).toBe(text);
  });

  it('name the month and the discount', () => {
    expect(priceTexts(intlOf('en'), PRICES.personal.USD, 'USD')).toEqual({
      monthly: 'US$12 a month',
      discounted: 'US$6.50 with the discount',
    });
  });
});
