import { HumanVerification } from './human-verification';

const KEY = { key: 'site-key', version: 3 };
const scripts = (): readonly HTMLScriptElement[] => [
  ...document.head.querySelectorAll<HTMLScriptElement>('script[src*="recaptcha"]'),
];
const execute = jest.fn<Promise<string>, [string, { action: string }]>();

/** What the script is when it has come. */
function arrive(recaptcha: object | null = { ready: (call: () => void) => call(), execute }): void {
  Object.assign(window, { grecaptcha: recaptcha ?? undefined });
  scripts().at(-1)?.dispatchEvent(new Event('load'));
}

beforeEach(() => execute.mockReset().mockResolvedValue('token'));
afterEach(() => {
  for (const script of scripts()) script.remove();
  Object.assign(window, { grecaptcha: undefined });
  jest.useRealTimers();
});

it('needs a key and a version', () => {
  expect(() => new HumanVerification({})).toThrow(new Error('No key provided'));
  expect(() => new HumanVerification({ ...KEY, key: '' })).toThrow(new Error('No key provided'));
  expect(() => new HumanVerification({ key: 'site-key' })).toThrow(new Error('No version provided'));
  expect(() => new HumanVerification({ ...KEY, version: 0 })).toThrow(new Error('No version provided'));
});

it('loads the script for the first token, once, and gets a token for each action', async () => {
  const verification = new HumanVerification(KEY);
  expect(scripts()).toEqual([]);
  const first = verification.execute('links/shorten');
  const second = verification.execute('reports/report');
  expect(scripts().map(({ src }) => src)).toEqual([
    'https://www.google.com/recaptcha/api.js?render=site-key',
  ]);
  arrive();
  expect(await Promise.all([first, second])).toEqual(['token', 'token']);
  await verification.execute('links/shorten');
  expect(execute.mock.calls).toEqual([
    ['site-key', { action: 'links/shorten' }],
    ['site-key', { action: 'reports/report' }],
    ['site-key', { action: 'links/shorten' }],
  ]);
  expect(scripts()).toHaveLength(1);
});

it('says that the script failed to load, and loads it anew at the next try', async () => {
  const verification = new HumanVerification(KEY);
  const blocked = verification.execute('a');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(blocked).rejects.toThrow(new Error('Failed to load script'));
  expect(scripts()).toEqual([]);
  const emptied = verification.execute('a');
  arrive(null);
  await expect(emptied).rejects.toThrow(new Error('Failed to load script'));
  const good = verification.execute('a');
  arrive();
  expect(await good).toBe('token');
});

it('waits for the script no longer than people do', async () => {
  jest.useFakeTimers();
  const slow = expect(new HumanVerification(KEY).execute('a')).rejects.toThrow(
    new Error('Failed to load script'),
  );
  await jest.advanceTimersByTimeAsync(15_000);
  await slow;
});

it.each<[string, () => Promise<string>]>([
  ['refuses the key', () => Promise.reject(new Error('Invalid site key: site-key'))],
  [
    'throws',
    () => {
      throw new Error('Invalid site key: site-key');
    },
  ],
  ['has no token', () => Promise.resolve('')],
])('says that it failed to execute when Google %s', async (_, answer) => {
  execute.mockImplementation(answer);
  const failing = new HumanVerification(KEY).execute('a');
  arrive();
  await expect(failing).rejects.toThrow(new Error('Failed to execute'));
});

it('waits for a token no longer than people do', async () => {
  jest.useFakeTimers();
  execute.mockReturnValue(new Promise(() => undefined));
  const slow = expect(new HumanVerification(KEY).execute('a')).rejects.toThrow(
    new Error('Failed to execute'),
  );
  arrive();
  await jest.advanceTimersByTimeAsync(15_000);
  await slow;
});
