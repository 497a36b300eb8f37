import { highestLivePlan, nextChangeOf, type PlanGrant } from './plan-grant';

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));
const grant = (plan: string, from: number, until: number | null = null): PlanGrant => ({
  groupId: 1,
  plan,
  source: 'admin',
  reference: `${plan} ${from}`,
  from: day(from),
  until: until === null ? null : day(until),
  reason: null,
});

describe('the plan of a group', () => {
  it.each<[string, string, PlanGrant[]]>([
    ['free', 'nothing was granted', []],
    ['free', 'all is over or has not begun', [grant('classic', 1, 10), grant('classic', 11)]],
    ['classic', 'a grant begins at this moment', [grant('classic', 10)]],
    ['free', 'a grant ends at this moment', [grant('classic', 1, 10)]],
    ['classic', 'a smaller plan was granted later', [grant('classic', 1), grant('personal', 5)]],
    ['personal', 'the larger one is over', [grant('classic', 1, 9), grant('personal', 5)]],
    ['customized', 'one of the same level began later', [grant('customized', 5), grant('classic', 1)]],
    ['initial', 'a grant is of a plan that nobody knows', [grant('once sold', 9), grant('initial', 1)]],
  ])('is %s when %s', (plan, _, grants) => {
    expect(highestLivePlan(grants, day(10))).toBe(plan);
    expect(highestLivePlan([...grants].reverse(), day(10))).toBe(plan);
  });
});

describe('a grant', () => {
  it.each<[string, Date | null, PlanGrant]>([
    ['begins next', day(11), grant('classic', 11, 20)],
    ['ends next', day(20), grant('classic', 10, 20)],
    ['goes on for ever', null, grant('classic', 1)],
    ['ends at this moment', null, grant('classic', 1, 10)],
  ])('that %s changes at %j', (_, moment, each) => {
    expect(nextChangeOf(each, day(10))).toEqual(moment);
  });
});
