import type { SuggestionsApi } from '../features/preview';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

/** The server's side of a link that nothing was suggested for. */
export const fakeSuggestionsApi = (): Fake<SuggestionsApi> => ({
  suggest: jest.fn().mockResolvedValue({ suggestions: [], problem: 'links.page-silent' }),
  suggestions: jest.fn().mockResolvedValue([]),
});
