import { TokensDiffer } from '../domain/identity.errors';
import { tokenIn } from './shown-token';

const request = (bearer?: string, apiKey?: string, query?: unknown) => ({
  headers: {
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
  },
  query: query === undefined ? {} : { access_token: query },
});

describe('the token that a call shows', () => {
  it.each([
    [request('a'), 'a'],
    [request(undefined, 'a'), 'a'],
    [request(undefined, undefined, 'a'), 'a'],
    [request('a', 'a', 'a'), 'a'],
    [request('a', 'b', 'c'), 'a'],
    [request('a', '', ''), 'a'],
    [request(undefined, undefined, ['a', 'b']), undefined],
    [request(), undefined],
    [{ headers: { authorization: 'Basic YTpi' }, query: undefined }, undefined],
  ])('is taken from wherever it stands: %j', (shown, token) => {
    expect(tokenIn(shown)).toBe(token);
  });

  it.each([request('lk_a', 'b'), request('a', undefined, 'lk_b'), request(undefined, 'lk_a', 'lk_b')])(
    'is refused when a program shows two: %j',
    (shown) => {
      expect(() => tokenIn(shown)).toThrow(TokensDiffer);
    },
  );
});
