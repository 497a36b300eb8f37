import type { AppealsApi, SuspensionAppeal } from '../features/desk';
import type { SuspensionApi, SuspensionState } from '../features/reports';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

export const buildAppeal = (fields: Partial<SuspensionAppeal> = {}): SuspensionAppeal => ({
  appealId: 5,
  text: 'It was my little brother.',
  state: 'open',
  answer: null,
  appealedTime: '2026-11-28T08:00:00.000Z',
  answeredTime: null,
  person: {
    userId: 9,
    displayName: 'Mallory',
    email: 'm•••@example.com',
    lang: 'en',
    isSiteAdmin: false,
    createTime: '2026-11-01T00:00:00.000Z',
    suspendedTime: '2026-11-27T08:00:00.000Z',
  },
  actionId: 4,
  reason: 'phishing',
  note: 'Forty links.',
  suspendedTime: '2026-11-27T08:00:00.000Z',
  suspendedBy: 'Root',
  answeredBy: null,
  ...fields,
});

export const buildSuspension = (fields: Partial<SuspensionState> = {}): SuspensionState => ({
  suspendedTime: '2026-11-27T08:00:00.000Z',
  reason: 'phishing',
  canAppeal: true,
  appeals: [],
  ...fields,
});

export const fakeAppealsApi = (): Fake<AppealsApi> => ({
  list: jest.fn().mockResolvedValue({ items: [], start: null }),
  open: jest.fn().mockResolvedValue(0),
  lift: jest.fn().mockResolvedValue(buildAppeal({ state: 'lifted' })),
  refuse: jest.fn().mockResolvedValue(buildAppeal({ state: 'refused' })),
});

export const fakeSuspensionApi = (): Fake<SuspensionApi> => ({
  suspensionState: jest.fn().mockResolvedValue(buildSuspension()),
  appeal: jest.fn().mockResolvedValue(buildSuspension({ canAppeal: false })),
});
