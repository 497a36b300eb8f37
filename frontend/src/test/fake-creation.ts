import type { CreationApi } from '../features/creation';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

const OPTIONS = [
  { name: 'localhost', isDefault: true },
  { name: 'mei.localhost', isDefault: false },
];

export const fakeCreationApi = (): Fake<CreationApi> => ({
  domains: jest.fn().mockResolvedValue(OPTIONS),
  setDefaultDomain: jest.fn((host: string) =>
    Promise.resolve(OPTIONS.map(({ name }) => ({ name, isDefault: name === host }))),
  ),
  defaults: jest.fn().mockResolvedValue({
    smartUtm: true,
    nativeOpen: false,
    publicAnalytics: false,
    showAuthor: false,
    passQuery: false,
  }),
});
