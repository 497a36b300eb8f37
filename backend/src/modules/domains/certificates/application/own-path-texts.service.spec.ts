import { SecretSettings } from '../../../../config/settings';
import { OwnPathTextsService } from './own-path-texts.service';

const HOST = 'go.shop.test';
const texts = new OwnPathTextsService(new SecretSettings('a-test-key-of-more-than-32-characters'));

it('has a text for the token of a host that authorities could use as well', () => {
  const token = texts.tokenOf(HOST);
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(texts.answerTo(HOST, token)).toBe(texts.textOf(HOST));
  expect(texts.textOf(HOST)).toMatch(/^[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{43}$/);
});

it.each([
  ['of another host', texts.tokenOf('go.bank.test')],
  [
    'of another installation',
    new OwnPathTextsService(new SecretSettings('another-key-of-more-than-32-letters')).tokenOf(HOST),
  ],
  ['of nobody', ''],
])('has none for a token %s', (_, token) => {
  expect(texts.answerTo(HOST, token)).toBeNull();
});
