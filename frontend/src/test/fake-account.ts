import type { AccountApi, WeeklyReportsApi } from '../features/account';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

const TIME = '2026-11-20T01:00:00.000Z';

/** The server's side of an account where nothing has happened yet. */
export const fakeAccountApi = (): Fake<AccountApi> => ({
  info: jest.fn().mockResolvedValue({
    userId: 7,
    email: 'mei@example.com',
    displayName: 'Mei',
    displayPlan: 'Free',
    planLevel: 0,
    hasGoogle: false,
    createdTime: TIME,
  }),
  settings: jest.fn().mockResolvedValue({ displayName: 'Mei', subdomain: null, lang: 'en', shortcuts: true }),
  saveSettings: jest.fn((change: object) =>
    Promise.resolve({ displayName: 'Mei', subdomain: null, lang: 'en', shortcuts: true, ...change }),
  ),
  checkSubdomain: jest.fn().mockResolvedValue(null),
  askEmailCode: jest.fn().mockResolvedValue({ expiresIn: 600, resendIn: 60 }),
  confirmEmail: jest.fn().mockResolvedValue(undefined),
  phone: jest.fn().mockResolvedValue({ status: 'none', phone: null, offered: true }),
  askPhoneCode: jest.fn().mockResolvedValue({ expiresIn: 600, resendIn: 60 }),
  confirmPhone: jest.fn().mockResolvedValue(undefined),
  sessions: jest.fn().mockResolvedValue([]),
  endSession: jest.fn().mockResolvedValue(undefined),
  endOtherSessions: jest.fn().mockResolvedValue(undefined),
  groups: jest.fn().mockResolvedValue([]),
  exportData: jest.fn().mockResolvedValue(new Blob(['{}'])),
  memberLog: jest.fn().mockResolvedValue({ logs: [], next: null, retentionDays: 3 }),
  submitSurvey: jest.fn().mockResolvedValue(undefined),
  deleteAccount: jest.fn().mockResolvedValue(undefined),
  invitations: jest.fn().mockResolvedValue([]),
  answerInvitation: jest.fn().mockResolvedValue(undefined),
  notifications: jest
    .fn()
    .mockResolvedValue({ countOfUnread: 0, notifications: [], blocked: [], next: null }),
  markRead: jest.fn().mockResolvedValue(undefined),
  block: jest.fn().mockResolvedValue(undefined),
});

export const fakeWeeklyReportsApi = (): Fake<WeeklyReportsApi> => ({
  list: jest.fn().mockResolvedValue([]),
  choose: jest.fn((groupId: number, isOn: boolean) =>
    Promise.resolve({ groupId, name: 'Mei', isOn, isPaused: false }),
  ),
  end: jest.fn().mockResolvedValue(undefined),
});
