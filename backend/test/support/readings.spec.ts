import { readings } from './readings';

const NAME = 'Zoë Quackenbush 美玲';
const utf8 = Buffer.from(NAME);
const quoted = Array.from(utf8, (byte) => `=${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('');

describe('the readings of a text', () => {
  it.each([
    ['as it stands', NAME],
    ['in base64', utf8.toString('base64')],
    ['in base64url behind other letters', `key_${utf8.toString('base64url')}`],
    [
      'in the lines of a mail',
      Buffer.from(`${'x'.repeat(50)}${NAME}`)
        .toString('base64')
        .replace(/.{76}/, '$&\r\n'),
    ],
    ['quoted-printable', quoted.replace(/^.{30}/, '$&=\r\n')],
    ['in an address', encodeURIComponent(NAME)],
    ['in hexadecimal', utf8.toString('hex')],
    [
      'in JSON without letters beyond ASCII',
      NAME.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ],
  ])('show a name %s', (_way, text) => {
    expect(readings(`before ${text} after`).some((reading) => reading.includes(NAME))).toBe(true);
  });

  it('show nothing that is not there', () => {
    expect(readings('an ordinary text with 0123456789abcdef').join('\n')).not.toContain('Quackenbush');
  });
});
