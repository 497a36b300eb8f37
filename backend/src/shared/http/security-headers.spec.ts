import { pagePolicy } from './security-headers';

describe('what a page may load', () => {
  it('is ours alone', () => {
    const policy = pagePolicy('n0nce', false);
    expect(policy).toContain("script-src 'self' 'nonce-n0nce';");
    expect(policy).not.toContain('https://');
  });

  it("includes Google's one tap where it is offered, and nothing else of Google", () => {
    const policy = pagePolicy('n0nce', true);
    expect(policy).toContain("script-src 'self' 'nonce-n0nce' https://accounts.google.com/gsi/client;");
    expect(policy).toContain("frame-src 'self' https://accounts.google.com/gsi/;");
    expect(policy.match(/https:\/\/[^ ;]*/g)).toEqual([
      'https://accounts.google.com/gsi/client',
      'https://accounts.google.com/gsi/style',
      'https://accounts.google.com/gsi/',
      'https://accounts.google.com/gsi/',
    ]);
  });
});
