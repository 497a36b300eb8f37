import type { GivenPlansApi, PlanOfGroup } from '../features/desk';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

export const buildPlanOfGroup = (fields: Partial<PlanOfGroup> = {}): PlanOfGroup => ({
  groupId: 42,
  name: 'Tea shop',
  currentPlan: 'free',
  grants: [],
  ...fields,
});

export const fakeGivenPlansApi = (): Fake<GivenPlansApi> => ({
  find: jest.fn().mockResolvedValue([]),
  planOf: jest.fn().mockResolvedValue(buildPlanOfGroup()),
  give: jest.fn().mockResolvedValue(undefined),
});
