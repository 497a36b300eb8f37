import { FoundLinksStore } from './found-links.store';
import type { FoundLink } from './palette.api';

const link = (encodeId: string): FoundLink => ({
  encodeId,
  domain: 'localhost',
  shortUrl: `http://localhost/${encodeId}`,
  url: 'https://example.com/page',
  title: 'Example page',
});

function build() {
  const findLinks = jest.fn<Promise<readonly FoundLink[]>, [string]>((text) => Promise.resolve([link(text)]));
  return { found: new FoundLinksStore({ findLinks }), findLinks };
}

const slugsOf = ({ links }: FoundLinksStore): readonly string[] => links.map(({ encodeId }) => encodeId);

describe('links that the palette finds', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are asked for once somebody pauses', async () => {
    const { found, findLinks } = build();
    found.ask('s');
    found.ask('sale ');
    await jest.runAllTimersAsync();
    expect(findLinks.mock.calls).toEqual([['sale']]);
    expect(slugsOf(found)).toEqual(['sale']);
    expect(found.answered).toBe('sale ');
  });

  it.each(['', '   ', 'x'.repeat(201)])('are not asked for by %j', async (question) => {
    const { found, findLinks } = build();
    found.ask(question);
    await jest.runAllTimersAsync();
    expect(findLinks).not.toHaveBeenCalled();
  });

  it('are those of the newest question, whichever answer comes last', async () => {
    const { found, findLinks } = build();
    let answerFirst: (links: readonly FoundLink[]) => void = () => undefined;
    findLinks.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    found.ask('first');
    await jest.runAllTimersAsync();
    found.ask('second');
    await jest.runAllTimersAsync();
    answerFirst([link('first')]);
    await jest.runAllTimersAsync();
    expect(slugsOf(found)).toEqual(['second']);
  });

  it('stay as they were when the server cannot be asked', async () => {
    const { found, findLinks } = build();
    found.ask('sale');
    await jest.runAllTimersAsync();
    findLinks.mockRejectedValueOnce(new TypeError('offline'));
    found.ask('sales');
    await jest.runAllTimersAsync();
    expect(found.answered).toBe('sale');
    expect(slugsOf(found)).toEqual(['sale']);
  });
});
