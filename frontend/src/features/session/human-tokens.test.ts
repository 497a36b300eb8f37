import { ApiError } from '../../api/api-error';
import { createHumanTokens } from './human-tokens';
import { HumanVerification } from './human-verification';

const execute = jest.spyOn(HumanVerification.prototype, 'execute');
const buildTokens = (humanVerification: { siteKey: string; version: number } | null) => {
  const fetchSite = jest.fn().mockResolvedValue({ humanVerification });
  return { fetchSite, tokenFor: createHumanTokens(fetchSite) };
};
const SITE = { siteKey: 'site-key', version: 3 };

beforeEach(() => execute.mockReset().mockResolvedValue('token'));
afterAll(() => jest.restoreAllMocks());

it('asks for the key once, and only when it needs a token', async () => {
  const { fetchSite, tokenFor } = buildTokens(SITE);
  expect(fetchSite).not.toHaveBeenCalled();
  expect(await tokenFor('a')).toBe('token');
  expect(await tokenFor('b')).toBe('token');
  expect(fetchSite).toHaveBeenCalledTimes(1);
  expect(execute.mock.calls).toEqual([['a'], ['b']]);
});

it.each([
  ['Failed to load script', 'client.human-script'],
  ['Failed to execute', 'client.human-failed'],
])('gives "%s" the code %s', async (message, code) => {
  execute.mockRejectedValue(new Error(message));
  await expect(buildTokens(SITE).tokenFor('a')).rejects.toMatchObject({ status: 0, code, message });
});

it('fails without a key', async () => {
  await expect(buildTokens(null).tokenFor('a')).rejects.toMatchObject({
    code: 'client.human-failed',
    message: 'No key provided',
  });
});

it('hands on why the site could not be asked', async () => {
  const { fetchSite, tokenFor } = buildTokens(SITE);
  const error = new ApiError({ status: 0, code: 'client.offline', message: '' });
  fetchSite.mockRejectedValueOnce(error);
  await expect(tokenFor('a')).rejects.toBe(error);
  expect(await tokenFor('a')).toBe('token');
});
