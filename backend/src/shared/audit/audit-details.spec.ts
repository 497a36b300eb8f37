import { type AuditDetails, harmless, MAX_DETAILS_LENGTH, storedDetails } from './audit-details';

describe('text in the audit trail', () => {
  it.each([
    ['plain, 中文, 🦊', 'plain, 中文, 🦊'],
    ['forged\r\n2026 admin signed in', 'forged\ufffd\ufffd2026 admin signed in'],
    ['\u001b[2Jcleared', '\ufffd[2Jcleared'],
    ['c1 \u009b31m', 'c1 \ufffd31m'],
    ['nul \u0000', 'nul \ufffd'],
    ['turned \u202etxt.exe', 'turned \ufffdtxt.exe'],
    ['half \ud83e', 'half \ufffd'],
  ])('%j draws nothing but itself', (text, shown) => {
    expect(harmless(text)).toBe(shown);
  });
});

describe('details in the audit trail', () => {
  it('are kept as they are when they are short', () => {
    expect(storedDetails({ way: 'mail', tries: 2 })).toBe('{"way":"mail","tries":2}');
    expect(storedDetails({})).toBe('{}');
  });

  it('are harmless in their names too', () => {
    expect(storedDetails({ 'a\nb': 'c\td' })).toBe('{"a\ufffdb":"c\ufffdd"}');
  });

  it('are cut value by value, between characters', () => {
    const { note } = JSON.parse(storedDetails({ note: 'x'.repeat(499) + '🦊'.repeat(9) })) as AuditDetails;
    expect(note).toBe(`${'x'.repeat(499)}\ufffd`);
  });

  it('leave out from the end what does not fit, and stay JSON', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`n${n}`, '"\\'.repeat(60)]));
    const json = storedDetails(many);
    expect(json.length).toBeLessThanOrEqual(MAX_DETAILS_LENGTH);
    const kept = Object.keys(JSON.parse(json) as AuditDetails);
    expect(kept.length).toBeGreaterThan(3);
    expect(kept).toEqual(Object.keys(many).slice(0, kept.length));
  });

  it('survive a name that alone is too long', () => {
    expect(storedDetails({ ['n'.repeat(3_000)]: 1 })).toBe('{}');
  });
});
