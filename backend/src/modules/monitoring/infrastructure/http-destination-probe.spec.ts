import { PUBLIC_IP, TestNetwork } from '../../../../test/support/networks';
import {
  endless,
  type PageHandler,
  pageOf,
  PageServer,
  redirectTo,
} from '../../../../test/support/page-server';
import { until } from '../../../../test/support/waiting';
import { OutboundHttp } from '../../../shared/outbound/outbound-http';
import type { ProbeAnswer } from '../../links/values';
import { HttpDestinationProbe } from './http-destination-probe';

let site: PageServer;
let canary: PageServer;
let network: TestNetwork;
beforeEach(async () => {
  [site, canary] = [new PageServer(), new PageServer()];
  await Promise.all([site.start(), canary.start()]);
  network = new TestNetwork(site, canary);
  network.names.set('e.test', [[PUBLIC_IP]]);
});
afterEach(async () => {
  await until('no connection is left', () => site.held === 0);
  await Promise.all([site.stop(), canary.stop()]);
});

const probe = (url: string): Promise<ProbeAnswer> =>
  new HttpDestinationProbe(new OutboundHttp('Linklet/1.0 (+https://l.test)', network)).probe(url);

const probePage = (page: PageHandler): Promise<ProbeAnswer> => {
  site.pages.set('/', page);
  return probe('http://e.test/');
};

const byMethod =
  (head: PageHandler, other: PageHandler): PageHandler =>
  (response, request) =>
    (request.method === 'HEAD' ? head : other)(response, request);

const methods = () => site.requests.map(({ method }) => method);
const status = (code: number): PageHandler => pageOf('x', 'text/plain', code);

describe('a probe', () => {
  it('asks for the head alone where that is fine', async () => {
    expect(await probePage(pageOf('x'))).toBe(200);
    expect(methods()).toEqual(['HEAD']);
  });

  it.each([404, 405, 500, 501, 503])('asks as browsers do where the head is answered %i', async (code) => {
    expect(await probePage(byMethod(status(code), pageOf('x')))).toBe(200);
    expect(methods()).toEqual(['HEAD', 'GET']);
  });

  it('asks as browsers do where nobody answers for the head', async () => {
    expect(await probePage(byMethod((response) => response.destroy(), pageOf('x')))).toBe(200);
  });

  it.each([401, 403, 404, 410, 429, 503])('tells of %i', async (code) => {
    expect(await probePage(status(code))).toBe(code);
  });

  it('reads nothing of a page without end', async () => {
    expect(await probePage(byMethod(status(405), endless('x'.repeat(1_000))))).toBe(200);
  });

  it('follows redirects to where visitors would arrive', async () => {
    site.pages.set('/gone', status(410));
    expect(await probePage(redirectTo('/gone'))).toBe(410);
  });

  it('tells that a redirect never ends', async () => {
    expect(await probePage(redirectTo('/'))).toBe('too-many-redirects');
  });

  it('says who asks and brings nothing else along', async () => {
    await probePage((response) => response.writeHead(200, { 'set-cookie': 'a=b' }).end());
    await probe('http://e.test/');
    for (const { headers } of site.requests) {
      expect(headers['user-agent']).toBe('Linklet/1.0 (+https://l.test)');
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie', 'referer']));
    }
  });

  it('tells that there is no such host, after one look', async () => {
    expect(await probe('http://nowhere.test/')).toBe('no-such-host');
    expect(network.asked).toEqual(['nowhere.test']);
  });

  it('tells of a connection that breaks', async () => {
    expect(await probePage((response) => response.destroy())).toBe('no-answer');
  });

  it('tells of a page that takes too long', async () => {
    network.limits.totalMs = 50;
    expect(await probePage(() => undefined)).toBe('too-slow');
  });
});

describe('the inside of a network', () => {
  it.each([
    ['http://127.0.0.1/', 'address'],
    ['http://[::1]/', 'address'],
    ['http://169.254.169.254/latest/meta-data/', 'address'],
    ['http://e.test:3306/', 'address'],
    ['ftp://e.test/', 'address'],
    ['http://inside.test/', 'not-public'],
    ['http://both.test/', 'not-public'],
  ])('hears nothing of a probe of %s', async (url, answer) => {
    network.names.set('inside.test', [['10.0.0.7']]);
    network.names.set('both.test', [[PUBLIC_IP, '127.0.0.1']]);
    expect(await probe(url)).toBe(answer);
    expect([canary.connections, site.connections]).toEqual([0, 0]);
  });

  it.each(['http://127.0.0.1/', 'http://inside.test/'])('hears nothing of a redirect to %s', async (url) => {
    network.names.set('inside.test', [['192.168.0.1']]);
    expect(['address', 'not-public']).toContain(await probePage(redirectTo(url)));
    expect(canary.connections).toBe(0);
  });

  it('hears nothing of a name that moves there between two looks', async () => {
    network.names.set('moving.test', [[PUBLIC_IP], ['127.0.0.1']]);
    site.pages.set('/', status(405));
    expect(await probe('http://moving.test/')).toBe('not-public');
    expect(canary.connections).toBe(0);
  });
});
