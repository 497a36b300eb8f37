import { createTokenClient } from '../../api/client';
import { buildPlan } from '../../test/fake-billing';
import { createLazyBillingApi } from './lazy-billing.api';

/** A server that answers each path with what is given, in its envelope. */
function serve(answers: Readonly<Record<string, unknown>>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname } = new URL((input as Request).url);
    return Promise.resolve(new Response(JSON.stringify({ data: answers[pathname] })));
  });
  return createLazyBillingApi(createTokenClient());
}

afterEach(() => jest.restoreAllMocks());

const { amounts, features } = buildPlan('personal');
const limits = { ...amounts, editablePreviews: -1, urlReplacements: -1 };
const PLAN = {
  ...{ currentPlan: 'personal', displayPlan: 'Personal', planLevel: 1, nextPlan: null },
  ...{ limits, features },
};

describe('what the server tells of plans', () => {
  it('has null for no limit, and no prices for what is not on sale', async () => {
    const prices = { TWD: { monthly: 299, yearly: 165 }, USD: { monthly: 12, yearly: 6.5 } };
    const api = serve({
      '/api/v1/plans': {
        plans: [
          { ...PLAN, prices },
          { ...PLAN, prices: null },
        ],
        brandDomainPrices: { TWD: 1_980, USD: 79 },
      },
    });
    expect(await api.catalogue()).toEqual({
      plans: [
        { ...buildPlan('personal'), prices },
        { ...buildPlan('personal'), prices: null },
      ],
      brandDomain: { TWD: 1_980, USD: 79 },
    });
  });

  it('becomes the plan of a group', async () => {
    const api = serve({ '/api/v1/my/features': PLAN });
    expect(await api.plan()).toEqual(buildPlan('personal'));
  });

  it('becomes the usage of a group, with its clicks, its time zone, and no meter that has no name here', async () => {
    const api = serve({
      '/api/v1/my/usage': {
        clickUsage: 9,
        clickLimit: -1,
        resetTime: '2026-11-30T16:00:00.000Z',
        timeZone: 'Asia/Taipei',
        meters: [
          { name: 'aiSuggestions', used: 2, limit: 30, period: 'month' },
          { name: 'editablePreviews', used: 1, limit: -1, period: 'ever' },
          { name: 'somethingNew', used: 1, limit: 1, period: 'ever' },
        ],
      },
    });
    expect(await api.usage()).toEqual({
      meters: [
        { name: 'clicks', used: 9, limit: null, period: 'month' },
        { name: 'aiSuggestions', used: 2, limit: 30, period: 'month' },
        { name: 'editablePreviews', used: 1, limit: null, period: 'ever' },
      ],
      resetTime: '2026-11-30T16:00:00.000Z',
      timeZone: 'Asia/Taipei',
    });
  });
});
