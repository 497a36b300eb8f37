import { money } from '../../../../shared/domain/money';
import { dollarsIn, issueIn, writtenDollars } from './paypal-answers';

it.each([
  [{ currency_code: 'USD', value: '6.50' }, 650],
  [{ currency: 'USD', total: '6.5' }, 650],
  [{ currency: 'USD', total: '39' }, 3_900],
  [{ currency: 'USD', total: '19.99' }, 1_999],
  [{ currency_code: 'TWD', value: '650' }, null],
  [{ currency_code: 'USD', value: '6.505' }, null],
  [{ currency_code: 'USD', value: '-6.50' }, null],
  [{ currency_code: 'USD', value: '1e3' }, null],
  [{}, null],
])('reads %j as %s cents', (values, cents) => {
  expect(dollarsIn(values)?.minor ?? null).toBe(cents);
});

it.each([
  [650, '6.50'],
  [5, '0.05'],
  [78_000, '780.00'],
])('writes %d cents as %s', (cents, value) => {
  expect(writtenDollars(money(cents, 'USD'))).toEqual({ currency_code: 'USD', value });
});

it.each([
  ['{"name":"UNPROCESSABLE_ENTITY","details":[{"issue":"ORDER_NOT_APPROVED"}]}', 'ORDER_NOT_APPROVED'],
  ['{"name":"RESOURCE_NOT_FOUND"}', 'RESOURCE_NOT_FOUND'],
  ['{"error":"invalid_client"}', 'invalid_client'],
  ['<html>', ''],
])('reads what is wrong in %s', (text, issue) => {
  expect(issueIn(text)).toBe(issue);
});
