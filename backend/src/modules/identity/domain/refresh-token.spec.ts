import { readRefreshToken } from './refresh-token';

describe('the form of a refresh token', () => {
  const id = '0123456789abcdef'.repeat(2);
  const proof = 'A'.repeat(43);

  it('has three parts', () => {
    expect(readRefreshToken(`${id}.12.${proof}`)).toEqual({ sessionId: id, generation: 12, proof });
  });

  it.each([
    '',
    id,
    `${id}.1`,
    `${id}.0.${proof}`,
    `${id}.01.${proof}`,
    `${id}.1.${proof}x`,
    `x${id}.1.${proof}`,
    `${id}.1e3.${proof}`,
    `${id}.1.${proof}\n`,
  ])('%j is none', (text) => {
    expect(readRefreshToken(text)).toBeNull();
  });
});
