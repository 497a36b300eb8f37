import { firstCall, SAMPLE_LANGUAGES } from './first-call';

const CALL = { origin: 'https://s.test', token: 'lk_live_abc' };

describe('the first call', () => {
  it.each(SAMPLE_LANGUAGES)('in %s names this site, the token and what is sent', (language) => {
    const program = firstCall(language, CALL);
    expect(program).toContain('https://s.test/api/v1/links');
    expect(program).toContain('Bearer lk_live_abc');
    expect(program).toContain('application/json');
    expect(program).toContain('https://example.com/');
  });

  it('in PHP keeps its headers apart', () => {
    expect(firstCall('PHP', CALL)).toContain(
      String.raw`"Authorization: Bearer lk_live_abc\r\nContent-Type: application/json"`,
    );
  });
});
