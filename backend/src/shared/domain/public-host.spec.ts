import { isPublicIp, judgeHost, withoutTrailingDot } from './public-host';

describe('which hosts are on the open internet', () => {
  it.each([
    'example.com',
    'example.com.',
    'a.b.c.d.example.co.uk',
    'xn--fsqu00a.xn--kpry57d',
    'under_score.example.com',
    'e.test',
    'localhost.example.com',
    'notlocal.com',
    '8.8.8.8',
    '1.1.1.1',
  ])('%s is', (host) => {
    expect(judgeHost(host)).toBe('public');
  });

  it.each([
    'localhost',
    'localhost.',
    'app.localhost',
    'printer.local',
    'printer.local.',
    'a.b.internal',
    'metadata.google.internal',
    'nas.lan',
    'router.home.arpa',
    'wiki.corp',
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.192',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[fd00:ec2::254]',
    '[::ffff:7f00:1]',
  ])('%s is private', (host) => {
    expect(judgeHost(host)).toBe('private');
  });

  it.each([
    ['', 'nothing'],
    ['.', 'the root'],
    ['example', 'no dot'],
    ['com.', 'no dot but the last'],
    ['example..com', 'an empty label'],
    ['.example.com', 'an empty first label'],
    ['example.com..', 'two dots at the end'],
    ['exa$mple.com', 'a sign that no name has'],
    ['example.c', 'a top level of one letter'],
    ['example.c-m', 'a top level that is no word'],
    [`${'a'.repeat(64)}.com`, 'a label of 64'],
    [`${'a.'.repeat(126)}com`, 'a name of 255'],
    ['[2606:4700::1111]', 'a public IPv6 address: it has no dot'],
  ])('%s is no name of a site: %s', (host) => {
    expect(judgeHost(host)).toBe('nonsense');
  });
});

describe('which addresses are on the open internet', () => {
  it.each([
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '2606:4700:4700::1111',
    '::ffff:8.8.8.8',
  ])('%s is', (ip) => {
    expect(isPublicIp(ip)).toBe(true);
  });

  it.each([
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.0'],
    ['private', '10.255.255.255'],
    ['carrier-grade NAT', '100.64.0.0'],
    ['carrier-grade NAT', '100.127.255.255'],
    ['loopback', '127.255.255.254'],
    ['the inside of Azure', '168.63.129.16'],
    ['the inside of Azure, mapped', '::ffff:168.63.129.16'],
    ['link local', '169.254.169.254'],
    ['private', '172.16.0.0'],
    ['private', '172.31.255.255'],
    ['protocol assignments', '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.77'],
    ['6to4 relay', '192.88.99.1'],
    ['private', '192.168.0.0'],
    ['benchmarking', '198.19.255.255'],
    ['multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped loopback, in hexadecimal', '::ffff:7f00:1'],
    ['mapped private', '::ffff:10.0.0.1'],
    ['IPv4-compatible loopback', '::7f00:1'],
    ['translated (RFC 6145)', '::ffff:0:127.0.0.1'],
    ['NAT64 loopback', '64:ff9b::7f00:1'],
    ['NAT64 local', '64:ff9b:1::1'],
    ['6to4 loopback', '2002:7f00:1::'],
    ['Teredo', '2001:0:1::1'],
    ['protocol assignments', '2001:1ff::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['unique local', 'fc00::1'],
    ['unique local, cloud metadata', 'fd00:ec2::254'],
    ['link local', 'fe80::1'],
    ['link local with a zone', 'fe80::1%eth0'],
    ['site local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['discard', '100::1'],
    ['segment routing', '5f00::1'],
    ['not yet given out', '4000::1'],
    ['no address', 'example.com'],
    ['no address', ''],
  ])('not %s: %s', (_, ip) => {
    expect(isPublicIp(ip)).toBe(false);
  });
});

it('takes one dot, and only one, from the end of a host', () => {
  expect(withoutTrailingDot('example.com.')).toBe('example.com');
  expect(withoutTrailingDot('example.com')).toBe('example.com');
  expect(withoutTrailingDot('example.com..')).toBe('example.com.');
});
