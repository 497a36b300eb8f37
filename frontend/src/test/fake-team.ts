import type { GroupSettings, Invitee, Member, Team, TeamApi } from '../features/team';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

const TIME = '2026-11-20T01:00:00.000Z';

export const buildMember = (overrides: Partial<Member> = {}): Member => ({
  userId: 7,
  name: 'Mei',
  email: 'mei@example.com',
  isAdmin: true,
  joinedAt: TIME,
  isReadOnly: false,
  ...overrides,
});

export const buildInvitee = (overrides: Partial<Invitee> = {}): Invitee => ({
  invitationId: 1,
  userId: null,
  email: 'an@example.com',
  isAdmin: false,
  expiresAt: '2026-12-04T01:00:00.000Z',
  state: 'pending',
  ...overrides,
});

export const buildTeam = (overrides: Partial<Team> = {}): Team => ({
  members: [buildMember()],
  invitees: [],
  seats: { used: 0, limit: 1 },
  ...overrides,
});

export const buildGroupSettings = (overrides: Partial<GroupSettings> = {}): GroupSettings => ({
  name: 'Tea shop',
  timeZone: 'Asia/Taipei',
  linkSchema: 'https',
  protectTrack: false,
  everyoneEdits: false,
  defaults: {
    smartUtm: false,
    nativeOpen: false,
    publicAnalytics: false,
    showAuthor: false,
    passQuery: false,
  },
  frontHosts: [],
  ipAllowList: [],
  callingFrom: { host: 'app.example', address: '203.0.113.9' },
  ...overrides,
});

/** The server's side of a group of one. */
export const fakeTeamApi = (): Fake<TeamApi> => ({
  team: jest.fn().mockResolvedValue(buildTeam()),
  invite: jest.fn().mockResolvedValue([]),
  resend: jest.fn().mockResolvedValue(undefined),
  cancel: jest.fn().mockResolvedValue(undefined),
  changeRole: jest.fn().mockResolvedValue(undefined),
  remove: jest.fn().mockResolvedValue(undefined),
  activities: jest.fn().mockResolvedValue({ logs: [], next: null, retentionDays: 3 }),
  exportActivities: jest.fn().mockResolvedValue(new Blob(['time'])),
  settings: jest.fn().mockResolvedValue(buildGroupSettings()),
  saveSettings: jest.fn((_: number, change: object) =>
    Promise.resolve({ ...buildGroupSettings(), ...change }),
  ),
});
