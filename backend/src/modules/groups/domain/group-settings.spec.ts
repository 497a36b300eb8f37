import { InvalidInput } from '../../../shared/domain/domain-error';
import type { GroupChange } from './group.entity';
import { parseGroupName, readSettings } from './group-settings';

const caller = { host: 'app.test', address: '203.0.113.9' };
const read = (input: GroupChange) => readSettings(input, caller);

function problemsOf(input: GroupChange): [field: string, code: string][] {
  try {
    read(input);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return (error.details.fields ?? []).map(({ field, code }) => [field, code]);
  }
  return [];
}

const ADDRESSES = [
  'Win at evil.com',
  'https://evil.example/x',
  'Team (www.evil.nowhere)',
  'evil.co.uk/login!',
  'EVIL．COM',
  'evil。com',
  '例子.台灣',
];

describe('the name of a group', () => {
  it.each([
    ['  行銷部 ', '行銷部'],
    ['😀'.repeat(120), '😀'.repeat(120)],
    ['<script>', '<script>'],
    ['A.B. & Co. 2.0', 'A.B. & Co. 2.0'],
    ['v1.2/beta', 'v1.2/beta'],
  ])('%j is kept as %j', (raw, name) => {
    expect(parseGroupName(raw)).toBe(name);
  });

  it.each(['', '   ', 'a\nb', 'x'.repeat(121), '\u202eevil', '\u0000', ...ADDRESSES])(
    '%j is refused',
    (raw) => {
      expect(() => parseGroupName(raw)).toThrow(
        expect.objectContaining({ code: 'groups.name-invalid' }) as Error,
      );
    },
  );
});

describe('the settings of a group', () => {
  it('are kept as wished, trimmed, and without doubles', () => {
    const input: GroupChange = {
      name: ' Team ',
      timeZone: ' America/Argentina/Buenos_Aires ',
      linkSchema: 'http',
      protectTrack: true,
      defaults: { smartUtm: true },
      frontHosts: [' App.test ', 'app.test:443', 'other.test:8443', 'bücher.test', 'app.test'],
      ipAllowList: ['203.0.113.0/24', ' 2001:DB8::/32', '203.0.113.0/24'],
    };
    expect(read(input)).toEqual({
      name: 'Team',
      timeZone: 'America/Argentina/Buenos_Aires',
      linkSchema: 'http',
      protectTrack: true,
      defaults: { smartUtm: true },
      frontHosts: ['app.test', 'other.test:8443', 'xn--bcher-kva.test'],
      ipAllowList: ['203.0.113.0/24', '2001:db8::/32'],
    });
  });

  it('stay when they are not named', () => {
    expect(JSON.stringify(read({}))).toBe('{}');
  });

  it('may open the lists to everybody', () => {
    expect(read({ frontHosts: [], ipAllowList: [] })).toMatchObject({ frontHosts: [], ipAllowList: [] });
  });

  it.each(['Mars/Olympus', '+08:00', '', 'UTC+8; DROP', '../etc', 'x'.repeat(65), 'Asia/Taipei/'])(
    'know no time zone %j',
    (timeZone) => {
      expect(problemsOf({ timeZone })).toEqual([['timeZone', 'groups.time-zone-unknown']]);
    },
  );

  it.each(['UTC', 'Etc/GMT+8', 'Asia/Taipei', 'America/New_York'])('know the time zone %s', (timeZone) => {
    expect(read({ timeZone })).toMatchObject({ timeZone });
  });

  it.each([
    '',
    'https://app.test',
    'app.test/path',
    'a b',
    'user@app.test',
    'app.test:99999',
    'x'.repeat(254),
  ])('take no host %j', (host) => {
    expect(problemsOf({ frontHosts: ['app.test', host] })).toEqual([
      ['frontHosts.1', 'groups.front-host-invalid'],
    ]);
  });

  it.each(['', 'app.test', '127.1', '0x7f.0.0.1', '203.0.113.0/33', '1.2.3.4/8/8', 'fe80::1%eth0', '::/129'])(
    'take no address %j',
    (entry) => {
      expect(problemsOf({ ipAllowList: ['203.0.113.9', entry] })).toEqual([
        ['ipAllowList.1', 'groups.address-invalid'],
      ]);
    },
  );

  it('do not lock out whoever changes them', () => {
    expect(problemsOf({ frontHosts: ['other.test'], ipAllowList: ['198.51.100.0/24'] })).toEqual([
      ['frontHosts', 'groups.own-host-missing'],
      ['ipAllowList', 'groups.own-address-missing'],
    ]);
  });

  it('are refused with all that is wrong', () => {
    expect(problemsOf({ name: '', timeZone: 'x y', frontHosts: ['/'], ipAllowList: ['?', '!'] })).toEqual([
      ['name', 'groups.name-invalid'],
      ['timeZone', 'groups.time-zone-unknown'],
      ['frontHosts.0', 'groups.front-host-invalid'],
      ['ipAllowList.0', 'groups.address-invalid'],
      ['ipAllowList.1', 'groups.address-invalid'],
    ]);
  });
});
