import fc from 'fast-check';
import { AddressRefused, type AddressCode } from './links.errors';
import { judgeHost } from '../../../../shared/domain/public-host';
import { MAX_ADDRESS_LENGTH, parseWebAddress } from './web-address';

const context = {
  ownHosts: new Set(['localhost:3000', 'linklet.example', 'go.example:8443']),
  productKey: 'linklet',
};

const parse = (raw: string) => parseWebAddress(raw, context);

function refusal(raw: string): AddressRefused {
  try {
    parse(raw);
  } catch (error) {
    if (error instanceof AddressRefused) return error;
    throw error;
  }
  throw new Error(`accepted ${raw}`);
}

const addressOf = (length: number) => `https://e.test/${'a'.repeat(length - 'https://e.test/'.length)}`;

describe('addresses that can be shortened', () => {
  it.each([
    'https://e.test/',
    'http://e.test/',
    'https://e.test:80/',
    'http://e.test:443/',
    'https://e.test./',
    'https://8.8.8.8/',
    'https://e.test/%7Efoo/%e6%b8%ac',
    'https://e.test/?q=a%20b&r=%7E&empty#h',
    'https://e.test/?',
    'https://e.test/?a=fbclid',
    'https://e.test/?xfbclid=1&fbclidx=2&gbraid=3',
    'https://e.test/#fbclid=1',
    'https://e.test/?utm_source=x&utm_source=linklets',
    'https://e.test/a?url=http://localhost:3000/',
    'https://e.test/@user',
    'https://linklet.example.evil.test/',
    'https://notlinklet.example/',
    addressOf(MAX_ADDRESS_LENGTH),
  ])('keeps every byte of %s', (address) => {
    expect(parse(address)).toBe(address);
  });

  it.each([
    ['adds the slash of the front page', 'https://e.test', 'https://e.test/'],
    ['adds http:// when there is no scheme', 'e.test/a', 'http://e.test/a'],
    ['takes a host with a port for no scheme', 'e.test:80/a', 'http://e.test/a'],
    ['lowers scheme and host only', 'HTTPS://E.Test/Path?Q=A', 'https://e.test/Path?Q=A'],
    ['trims spaces', ' \n https://e.test/ \t', 'https://e.test/'],
    ['trims unseen signs', '\uFEFF\u200Bhttps://e.test/a\u200B\u00A0\u2060', 'https://e.test/a'],
    ['drops the usual port, resolves dots', 'https://EXAMPLE.com:443/A/../b/./c', 'https://example.com/b/c'],
    [
      'encodes names, paths and queries of other scripts',
      'https://例子.台灣/路徑?q=測試',
      'https://xn--fsqu00a.xn--kpry57d/%E8%B7%AF%E5%BE%91?q=%E6%B8%AC%E8%A9%A6',
    ],
    ['folds full-width hosts', 'https://ｅｘａｍｐｌｅ．com/', 'https://example.com/'],
    ['folds the ideographic full stop', 'https://example。com/', 'https://example.com/'],
    ['folds zero-width signs in hosts', 'https://ex\u200Bample.com/', 'https://example.com/'],
    ['shows look-alike hosts as what they are', 'https://\u0430pple.com/', 'https://xn--pple-43d.com/'],
    ['ends the host at a backslash', 'https://example.com\\@evil.test/', 'https://example.com/@evil.test/'],
    ['encodes broken text', 'https://e.test/\uD800', 'https://e.test/%EF%BF%BD'],
  ])('%s', (_, raw, address) => {
    expect(parse(raw)).toBe(address);
  });

  // As browsers read them: https://url.spec.whatwg.org/#special-authority-slashes-state.
  it.each([
    'http:example.com/',
    'http:/example.com/',
    'http:///example.com/',
    'http:////example.com/',
    'http:\\\\example.com/',
    'http:\\example.com/',
    'http:/\\example.com/',
    'http:\\/example.com/',
    'HTTP:/Example.com/',
    'http:/example.com:80/',
  ])('reads %s as browsers do', (raw) => {
    expect([parse(raw), parse(raw.replace(/^http/i, 'https').replace(':80/', ':443/'))]).toEqual([
      'http://example.com/',
      'https://example.com/',
    ]);
  });

  it.each([
    ['https://e.test/?q=a%20b&r=%7E&empty&fbclid=1#h', 'https://e.test/?q=a%20b&r=%7E&empty#h'],
    ['https://e.test/?fbclid=1', 'https://e.test/'],
    ['https://e.test/?FBCLID=1&a=1', 'https://e.test/?a=1'],
    ['https://e.test/?%66bclid=1&z', 'https://e.test/?z'],
    ['https://e.test/?a=1&gclid=x&b', 'https://e.test/?a=1&b'],
    ['https://e.test/?utm_source=linklet&utm_medium=m', 'https://e.test/?utm_medium=m'],
    ['https://e.test/?UTM_Source=%4Cinklet&a', 'https://e.test/?a'],
    ['https://e.test/?utm_source=linklet&utm_source=x', 'https://e.test/?utm_source=x'],
    [
      'https://zh.wikipedia.org/wiki/臺灣?utm_source=x&fbclid=y',
      'https://zh.wikipedia.org/wiki/%E8%87%BA%E7%81%A3?utm_source=x',
    ],
    ['https://e.test/p?q=1+1&fbclid=1', 'https://e.test/p?q=1+1'],
  ])('cuts click ids and our own mark out of %s', (raw, address) => {
    expect(parse(raw)).toBe(address);
  });

  it.each([
    ['youtu.be/dQw4w9WgXcQ?t=43&si=AbC', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=43'],
    ['https://youtu.be/dQw4w9WgXcQ?fbclid=1', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://www.youtube.com/playlist?list=PL1&gclid=1', 'https://www.youtube.com/playlist?list=PL1'],
  ])('writes %s in the standard watch form', (raw, address) => {
    expect(parse(raw)).toBe(address);
  });

  it('counts the length after click ids are gone', () => {
    const wide = `${addressOf(2000)}?fbclid=${'x'.repeat(40)}`;
    expect(parse(wide)).toBe(addressOf(2000));
  });
});

describe('addresses that are refused', () => {
  it.each<[AddressCode, string]>([
    ['links.address-missing', ''],
    ['links.address-missing', ' \u200B\n '],
    ['links.address-too-long', addressOf(MAX_ADDRESS_LENGTH + 1)],
    ['links.address-too-long', `https://e.test/${'測'.repeat(700)}`],
    ['links.address-too-long', `e.test/${'a'.repeat(2040)}`],
    ['links.address-malformed', 'hello'],
    ['links.address-malformed', 'hello world.com'],
    ['links.address-malformed', 'https://'],
    ['links.address-malformed', 'https://example'],
    ['links.address-malformed', 'https://xn--/'],
    ['links.address-malformed', 'https://example.com:99999/'],
    ['links.address-malformed', 'https://example.com:port/'],
    ['links.address-malformed', 'https://999.1.1.1/'],
    ['links.address-malformed', 'https://example..com/'],
    ['links.address-malformed', 'https://exa$mple.com/'],
    ['links.address-malformed', 'https://e.test%00.com/'],
    ['links.address-malformed', 'https://[2606:4700::1111]/'],
    ['links.address-malformed', 'http:/'],
    ['links.address-malformed', 'http:///?a.b'],
    ['links.address-malformed', 'e.test/my file.pdf'],
    ['links.address-malformed', 'shop.example/x 快來看'],
    ['links.address-malformed', '//example.com/x'],
    ['links.address-malformed', '\\\\example.com\\x'],
    ['links.address-malformed', '/a.b'],
    ['links.address-malformed', '?a.b'],
    ['links.address-malformed', '#a.b'],
    ['links.address-scheme', 'JaVaScRiPt:alert(1)'],
    ['links.address-scheme', 'javascript:alert(1) https://e.test/'],
    ['links.address-scheme', 'javascript:open("https://e.test/")'],
    ['links.address-broken', 'java\nscript:alert(1)'],
    ['links.address-private', 'http:/127.0.0.1/'],
    ['links.address-private', '看 http:\\\\127.0.0.1/'],
    ['links.address-own-host', 'http:linklet.example/abc'],
    ['links.address-own-host', '快來看 https://linklet.example/abc'],
    ['links.address-credentials', 'http:user@example.com/'],
    ['links.address-scheme', 'javascript://e.test/%0Aalert(1)'],
    ['links.address-scheme', 'data:text/html,hi'],
    ['links.address-scheme', `data:image/png;base64,${'A'.repeat(5000)}`],
    ['links.address-scheme', 'ftp://example.com/'],
    ['links.address-scheme', 'mailto:a@b.c'],
    ['links.address-scheme', 'file:///etc/passwd'],
    ['links.address-scheme', 'view-source:https://e.test/'],
    ['links.address-credentials', 'https://example.com@evil.test/'],
    ['links.address-credentials', 'https://user:pw@example.com/'],
    ['links.address-credentials', 'https://@example.com/'],
    ['links.address-credentials', 'http://localhost:3000@evil.test/'],
    ['links.address-credentials', 'user@e.test/'],
    ['links.address-port', 'http://example.com:8080/'],
    ['links.address-port', 'example.com:8080'],
    ['links.address-port', 'https://example.com:0/'],
    ['links.address-port', 'https://go.example:8444/'],
    ['links.address-private', 'http://localhost/'],
    ['links.address-private', 'localhost:4000'],
    ['links.address-private', 'http://localhost./'],
    ['links.address-private', 'http://ｌocalhost/'],
    ['links.address-private', 'http://%6c%6fcalhost/'],
    ['links.address-private', 'http://printer.local/'],
    ['links.address-private', 'http://metadata.google.internal/'],
    ['links.address-private', 'http://2130706433/'],
    ['links.address-private', 'http://017700000001/'],
    ['links.address-private', 'http://0x7f000001/'],
    ['links.address-private', 'http://0x7f.1/'],
    ['links.address-private', 'http://127.1/'],
    ['links.address-private', 'http://127.0.0.1./'],
    ['links.address-private', 'http://127。0。0。1/'],
    ['links.address-private', 'http://①②⑦.⓪.⓪.①/'],
    ['links.address-private', 'http://0.0.0.0/'],
    ['links.address-private', 'http://10.0.0.1:8080/'],
    ['links.address-private', 'http://100.64.0.1/'],
    ['links.address-private', 'http://169.254.169.254/latest/meta-data/'],
    ['links.address-private', 'http://172.31.255.255/'],
    ['links.address-private', 'http://192.168.0.1/'],
    ['links.address-private', 'http://[::1]/'],
    ['links.address-private', 'http://[::]/'],
    ['links.address-private', 'http://[::ffff:127.0.0.1]/'],
    ['links.address-private', 'http://[::7f00:1]/'],
    ['links.address-private', 'http://[64:ff9b::7f00:1]/'],
    ['links.address-private', 'http://[2002:7f00:1::]/'],
    ['links.address-private', 'http://[fd00:ec2::254]/'],
    ['links.address-private', 'http://[fe80::1]/'],
    ['links.address-own-host', 'http://localhost:3000/abc'],
    ['links.address-own-host', 'localhost:3000/abc'],
    ['links.address-own-host', 'HTTP://LOCALHOST.:3000/abc'],
    ['links.address-own-host', 'https://linklet.example/abc'],
    ['links.address-own-host', 'linklet.example'],
    ['links.address-own-host', 'https://LINKLET.example.:8080/abc'],
    ['links.address-own-host', 'https://go.example:8443/abc'],
  ])('%s: %s', (code, raw) => {
    const error = refusal(raw);
    expect(error.details.fields).toEqual([{ field: 'url', code, message: error.message }]);
  });

  it('knows an own host whose usual port is written out', () => {
    const ownHosts = new Set(['a.example:443', 'b.example:80']);
    const own = (raw: string) => () => parseWebAddress(raw, { ownHosts, productKey: 'linklet' });
    expect(own('https://a.example/')).toThrow('shorten link');
    expect(own('http://b.example/')).toThrow('shorten link');
    expect(own('http://a.example/')).not.toThrow();
  });

  it.each([
    ['https://ada.go.example/x', false],
    ['http://ADA.go.example.:80/x', false],
    ['https://ada.go.example:443/x', false],
    ['https://a.ada.go.example/x', false],
    ['https://www.go.example/x', false],
    ['https://my-shop.go.example/x', false],
    ['https://go.example.a.example/x', true],
    ['https://adago.example/x', true],
    ['https://ada.go.example.test/x', true],
  ])('below the root of subdomains, %s: %s', (raw, isAllowed) => {
    const ownHosts = new Set(['go.example', '*.go.example']);
    const parsing = () => parseWebAddress(raw, { ownHosts, productKey: 'linklet' });
    if (isAllowed) expect(parsing).not.toThrow();
    else expect(parsing).toThrow('shorten link');
  });

  it('gives our own hosts the text of the specification', () => {
    expect(refusal('http://localhost:3000/abc').message).toBe('shorten link');
  });

  it.each([
    '',
    'hello',
    'ftp://e.test/',
    'https://a@e.test/',
    'http://e.test:81/',
    addressOf(3000),
    'http://[::1]/',
  ])('says how to mend %s', (raw) => {
    expect(refusal(raw).message).toMatch(/: (paste|write|remove|only|use)/);
  });
});

describe('whatever is pasted', () => {
  const pieces = fc.constantFrom(
    ...[
      'http',
      'https',
      'HTTP',
      ':',
      '/',
      '//',
      '\\',
      '@',
      '.',
      '..',
      '?',
      '#',
      '&',
      '=',
      '%',
      '%2F',
      '%00',
      ' ',
    ],
    ...[
      '\t',
      '\u200B',
      '\uD800',
      '[',
      ']',
      '::1',
      '127.1',
      'localhost',
      'e.test',
      '例子',
      'fbclid',
      'utm_source',
    ],
    ...[
      'linklet',
      'youtu.be',
      'www.youtube.com',
      'watch',
      'v',
      'dQw4w9WgXcQ',
      '80',
      '8080',
      '\u0000',
      "'",
      '+',
    ],
  );
  const address = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 10 }).map((parts) => `https://e.test/${parts.join('')}`),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );

  it('is refused by a rule, or becomes an address that a second reading does not change', () => {
    fc.assert(
      fc.property(address, (raw) => {
        let once: string;
        try {
          once = parse(raw);
        } catch (error) {
          expect(error).toBeInstanceOf(AddressRefused);
          return;
        }
        expect(once).toMatch(/^https?:\/\/[\x21-\x7E]+$/);
        expect(once.length).toBeLessThanOrEqual(MAX_ADDRESS_LENGTH);
        expect(judgeHost(new URL(once).hostname)).toBe('public');
        expect(parse(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['letters', 'a'.repeat(100_000), 'links.address-too-long'],
    ['colons', 'a:'.repeat(50_000), 'links.address-scheme'],
    ['spaces', `e.test/${' '.repeat(100_000)}x`, 'links.address-too-long'],
    ['blanks only', ' \u200B'.repeat(50_000), 'links.address-missing'],
    ['ampersands', `https://e.test/?${'&fbclid'.repeat(15_000)}`, 'links.address-too-long'],
    ['slashes', `http:${'/'.repeat(100_000)}`, 'links.address-too-long'],
    ['line breaks', `https://e.test/${'\n'.repeat(100_000)}:81`, 'links.address-broken'],
    ['addresses', 'https://e.test/ '.repeat(6_000), 'links.address-several'],
    ['brackets', `看 https://e.test/${')'.repeat(100_000)}`, null],
  ])('is judged when it is 100 kB of %s', (_, raw, code) => {
    if (code === null) expect(parse(raw)).toBe('https://e.test/');
    else expect(refusal(raw).code).toBe(code);
  });
});
