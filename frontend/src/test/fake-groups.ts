import type { GroupsApi, InvitationApi, MyGroup } from '../features/groups';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

export const buildGroup = (overrides: Partial<MyGroup> = {}): MyGroup => ({
  groupId: 70,
  name: 'Mei',
  isAdmin: true,
  isHome: true,
  memberCount: 1,
  ...overrides,
});

export const fakeGroupsApi = (): Fake<GroupsApi> => ({
  make: jest.fn().mockResolvedValue(72),
  leave: jest.fn().mockResolvedValue(undefined),
});

export const buildInvitation = (overrides: object = {}) => ({
  groupId: 71,
  groupName: 'Tea shop',
  inviterName: 'Lin',
  role: 'general',
  invitedAs: 'm•••@example.com',
  expiresAt: '2026-12-05T09:30:00.000Z',
  state: 'pending',
  ...overrides,
});

export const fakeInvitationApi = (): Fake<InvitationApi> => ({
  look: jest.fn().mockResolvedValue(buildInvitation()),
  accept: jest.fn().mockResolvedValue(71),
  decline: jest.fn().mockResolvedValue(undefined),
});
