import { createHash } from 'node:crypto';
import { DeveloperSettings } from '../../../../config/developer-settings';

import { YourlsSignaturesService } from './yourls-signatures.service';

const NOW = new Date('2026-11-26T10:00:00Z');
const SECONDS = String(NOW.getTime() / 1_000);
const HOURS = 3_600;

const withMd5 = (allowsMd5: boolean): YourlsSignaturesService =>
  new YourlsSignaturesService({ secret: 'x'.repeat(40) }, new DeveloperSettings(20, allowsMd5), {
    now: () => NOW,
  });
const signatures = withMd5(false);
const hashed = (algorithm: string, text: string): string => createHash(algorithm).update(text).digest('hex');

describe('signatures for YOURLS', () => {
  it('are 32 digits that say whose they are, and cannot be made up', () => {
    const own = signatures.signatureOf(4_711);
    expect(own).toMatch(/^[0-9a-f]{32}$/);
    expect(signatures.tokenIn(own)).toBe(4_711);
    const last = own.endsWith('0') ? '1' : '0';
    for (const wrong of [
      own.slice(0, -1) + last,
      `00000001${own.slice(8)}`,
      `${own.toUpperCase()}x`,
      '',
      '1002a612b4',
    ]) {
      expect(signatures.tokenIn(wrong)).toBeNull();
    }
  });

  it.each(['sha256', 'sha384', 'sha512'])('sign a time with %s, whichever comes first', (hash) => {
    for (const text of [SECONDS + signatures.signatureOf(7), signatures.signatureOf(7) + SECONDS]) {
      const proof = { timestamp: SECONDS, hash, signature: hashed(hash, text) };
      expect(signatures.signer(proof, [5, 7])).toBe(7);
      expect(signatures.signer(proof, [5])).toBeNull();
    }
  });

  it('sign with sha256 unless another algorithm is named', () => {
    const signature = hashed('sha256', SECONDS + signatures.signatureOf(7));
    expect(signatures.signer({ timestamp: SECONDS, signature }, [7])).toBe(7);
  });

  it.each([
    [-12 * HOURS, 7],
    [-12 * HOURS - 1, null],
    [12 * HOURS + 1, null],
  ])('are good for half a day: %i s', (offset, signer) => {
    const timestamp = String(Number(SECONDS) + offset);
    const signature = hashed('sha256', timestamp + signatures.signatureOf(7));
    expect(signatures.signer({ timestamp, signature }, [7])).toBe(signer);
  });

  it('sign with MD5 where the operator allows it, and nowhere else', () => {
    const text = SECONDS + signatures.signatureOf(7);
    const [plain, named] = [{ timestamp: SECONDS, signature: hashed('md5', text) }, { hash: 'md5' }];
    expect(signatures.signer(plain, [7])).toBeNull();
    expect(signatures.signer({ ...plain, ...named }, [7])).toBeNull();
    expect(withMd5(true).signer(plain, [7])).toBe(7);
    expect(withMd5(true).signer({ ...plain, ...named }, [7])).toBe(7);
    expect(
      withMd5(true).signer({ timestamp: SECONDS, hash: 'sha1', signature: hashed('sha1', text) }, [7]),
    ).toBeNull();
  });

  it.each(['', '-1', '1e9', 'now', '9'.repeat(13)])('do not sign %j', (timestamp) => {
    const signature = hashed('sha256', timestamp + signatures.signatureOf(7));
    expect(signatures.signer({ timestamp, signature }, [7])).toBeNull();
  });

  it('hash as the clients do', () => {
    expect(hashed('sha256', '17640000001002a612b4')).toBe(
      'aca93673da9be13107b1fb2bcb61ba524fa16f4ec9dbd961298c0d6bd9fa8a4c',
    );
    expect(hashed('md5', '17640000001002a612b4')).toBe('7420a2cc2da029b2a9bfc8320eec96c9');
  });
});
