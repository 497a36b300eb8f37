import type { RegistrationsApi, RegistrationTask } from '../features/desk';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

export const buildRegistrationTask = (fields: Partial<RegistrationTask> = {}): RegistrationTask => ({
  id: 5,
  domainName: 'tea.link',
  groupId: 42,
  state: 'registering',
  refusal: null,
  registeredUntil: null,
  records: [{ type: 'TXT', name: '_linklet.tea.link', value: 'linklet-token' }],
  createdTime: '2026-11-27T08:00:00.000Z',
  ...fields,
});

export const fakeRegistrationsApi = (): Fake<RegistrationsApi> => ({
  tasks: jest.fn().mockResolvedValue([]),
  settle: jest.fn().mockResolvedValue(undefined),
});
