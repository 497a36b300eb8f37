import { pagePolicy, pageReferrerPolicy } from './security-headers';

const NOTHING = { hasOneTap: false, verifiesHumans: false, formOrigins: [] };

describe('what a page may load', () => {
  it('is ours alone', () => {
    const policy = pagePolicy('n0nce', NOTHING);
    expect(policy).toContain("script-src 'self' 'nonce-n0nce';");
    expect(policy).not.toContain('https://');
  });

  it("includes Google's one tap where it is offered, and nothing else of Google", () => {
    const policy = pagePolicy('n0nce', { ...NOTHING, hasOneTap: true });
    expect(policy).toContain("script-src 'self' 'nonce-n0nce' https://accounts.google.com/gsi/client;");
    expect(policy).toContain("frame-src 'self' https://accounts.google.com/gsi/;");
    expect(policy.match(/https:\/\/[^ ;]*/g)).toEqual([
      'https://accounts.google.com/gsi/client',
      'https://accounts.google.com/gsi/style',
      'https://accounts.google.com/gsi/',
      'https://accounts.google.com/gsi/',
    ]);
  });

  it("includes the scripts and frames of Google's reCAPTCHA where humans are verified", () => {
    const policy = pagePolicy('n0nce', { ...NOTHING, verifiesHumans: true });
    const scripts = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
    expect(policy).toContain(`script-src 'self' 'nonce-n0nce' ${scripts};`);
    expect(policy).toContain(`frame-src 'self' ${scripts} https://recaptcha.google.com/recaptcha/;`);
    expect(policy).toContain("connect-src 'self';");
  });

  it('tells gateways from which site a form comes, and nobody from which page', () => {
    const policyFor = (formOrigins: string[]) => pageReferrerPolicy({ ...NOTHING, formOrigins });
    expect(policyFor([])).toBe('same-origin');
    expect(policyFor(['https://core.newebpay.com'])).toBe('strict-origin-when-cross-origin');
  });

  it('form-action stays closed except for the gateway chosen', () => {
    const formAction = (formOrigins: string[]) =>
      /form-action [^;]*/.exec(pagePolicy('n0nce', { ...NOTHING, formOrigins }))?.[0];
    expect(formAction([])).toBe("form-action 'self'");
    expect(formAction(['https://core.newebpay.com'])).toBe("form-action 'self' https://core.newebpay.com");
  });
});
