import { type PlanTerms, planTimeOf } from './included-domain';

const PAID_UNTIL = new Date('2027-11-28T00:00:00Z');
const yearly = (item: string): PlanTerms => ({ item, cycle: 'yearly' });
const monthly = (item: string): PlanTerms => ({ item, cycle: 'monthly' });

it.each([
  ['a yearly plan that goes on', yearly('initial'), yearly('initial'), null],
  ['one that becomes another that includes one', yearly('classic'), yearly('initial'), null],
  ['one that is cancelled', yearly('classic'), null, PAID_UNTIL],
  ['one that is paid by the month next', yearly('classic'), monthly('classic'), PAID_UNTIL],
])('includes a domain: %s', (_title, plan, next, endsAt) => {
  expect(planTimeOf({ ...plan, paidUntil: PAID_UNTIL, next })).toEqual({ paidUntil: PAID_UNTIL, endsAt });
});

it.each([
  ['no plan', null],
  ['one that is paid by the month', monthly('initial')],
  ['a smaller one', yearly('personal')],
])('includes none: %s', (_title, plan) => {
  expect(planTimeOf(plan && { ...plan, paidUntil: PAID_UNTIL, next: plan })).toBeNull();
});
