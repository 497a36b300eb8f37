import { SecretSettings } from '../../../../config/settings';
import { HttpProofTextsService } from './http-proof-texts.service';

const SECRET = 'a-test-key-of-more-than-32-characters';
const texts = new HttpProofTextsService(new SecretSettings(SECRET));
const SUBJECT = { host: 'go.shop.tw', claimId: '17' };

it('the text of a claim names it, and is its own', () => {
  const text = texts.textFor(SUBJECT);
  expect(text).toMatch(/^17\.[\w-]{43}$/);
  expect([texts.isOurs(text, SUBJECT), texts.isOurs(`${text}\n`, SUBJECT)]).toEqual([true, true]);
});

it.each([
  ['another claim', { ...SUBJECT, claimId: '18' }, SECRET],
  ['another host', { ...SUBJECT, host: 'shop.tw' }, SECRET],
  ['another installation', SUBJECT, `${SECRET}!`],
])('the text of %s is another', (_, subject, secret) => {
  const other = new HttpProofTextsService(new SecretSettings(secret)).textFor(subject);
  expect(texts.isOurs(other, SUBJECT)).toBe(false);
});

it.each(['', '17', '17.', '<html>'])('%j is no proof', (text) => {
  expect(texts.isOurs(text, SUBJECT)).toBe(false);
});
