import { WebSettings } from '../../../config/web-settings';
import { DatabaseTimeouts } from '../../../shared/database/database-timeouts';
import { EventBus } from '../../../shared/events/event-bus';
import type { HostChanged } from '../events';
import type { KnownHostsService } from './hosts/known-hosts.service';
import type { ShortDomainsService } from './short-domains.service';
import { VisitedHostsService } from './visited-hosts.service';

const listener = { host: '', port: 0 };
const web = new WebSettings(listener, 'https://app.s.test', 'https://s.test', 'linklet');
const KNOWN: Readonly<Record<string, number>> = { 'go.shop.test': 5, 'old.test': 0, 'former.test': 0 };

describe('hosts that are visited', () => {
  let asked: string[];
  let events: EventBus;
  let hosts: VisitedHostsService;
  let answer: () => Promise<number | null>;
  const changed = (host: string) => {
    const event: HostChanged = { type: 'domains.host-changed', change: host };
    return events.publish(event);
  };

  beforeEach(() => {
    asked = [];
    events = new EventBus();
    answer = () => Promise.resolve(12);
    const domains = {
      shared: { host: 's.test' },
      named: (name: string) => ({ host: `${name}.s.test` }),
      shown: (known: { host: string } | null) => known ?? { host: 's.test' },
      idOfName: (name: string) => {
        asked.push(name);
        return answer();
      },
    } as unknown as ShortDomainsService;
    const known = {
      find: (host: string) => (host in KNOWN ? { host, domainId: KNOWN[host] } : null),
    } as unknown as KnownHostsService;
    hosts = new VisitedHostsService(domains, known, web, new DatabaseTimeouts(), events);
  });

  it.each([
    [undefined, 0],
    ['s.test', 0],
    ['S.TEST.:80', 0],
    ['app.s.test', 0],
    ['old.test', 0],
    ['former.test', 0],
    ['127.0.0.1:3000', 0],
    ['[::1]:3000', 0],
    ['localhost', 0],
    ['linklet:3000', 0],
    ['go.shop.test', 5],
    ['GO.shop.test.:8443', 5],
    ['www.s.test', 'stranger'],
    ['a.b.s.test', 'stranger'],
    ['evil.test', 'stranger'],
    ['s.test.evil.test', 'stranger'],
    ['evil.test:80@s.test', 'stranger'],
    ['<script>', 'stranger'],
    ['', 'stranger'],
    ['ada.s.test', undefined],
    ['ADA.s.test:8080', undefined],
  ])('%s is of the domain %s, and nobody has to wait for it', (host, domain) => {
    expect(hosts.atHand(host, 0)).toBe(domain);
    expect(asked).toEqual([]);
  });

  it.each([
    [undefined, 's.test'],
    ['127.0.0.1:3000', 's.test'],
    ['ada.s.test', 'ada.s.test'],
    ['ADA.S.test.:8080', 'ada.s.test'],
    ['GO.shop.test:80', 'go.shop.test'],
  ])('%s is called %s by us', (host, ours) => {
    expect(hosts.domainIn(host).host).toBe(ours);
  });

  it('are asked for once by many, and known for a minute', async () => {
    expect(await Promise.all([1, 2, 3].map(() => hosts.lookUp('ada.s.test', 0)))).toEqual([12, 12, 12]);
    expect(asked).toEqual(['ada']);
    expect([hosts.atHand('ada.s.test', 59_999), hosts.atHand('ada.s.test', 60_000)]).toEqual([12, undefined]);
  });

  it('are forgotten one by one when they change, or unknown for two seconds where nobody says so', async () => {
    answer = () => Promise.resolve(null);
    await hosts.lookUp('ada.s.test', 0);
    await hosts.lookUp('bob.s.test', 0);
    expect([hosts.atHand('ada.s.test', 1_999), hosts.atHand('ada.s.test', 2_000)]).toEqual([null, undefined]);
    await changed('ada');
    expect([hosts.atHand('ada.s.test', 1), hosts.atHand('bob.s.test', 1)]).toEqual([undefined, null]);
    await changed('*');
    expect(hosts.atHand('bob.s.test', 1)).toBeUndefined();
  });

  it('lead where they led before while the database is away', async () => {
    await hosts.lookUp('ada.s.test', 0);
    answer = () => Promise.reject(new Error('away'));
    expect(await hosts.lookUp('ada.s.test', 90_000)).toBe(12);
    await expect(hosts.lookUp('bob.s.test', 90_000)).rejects.toThrow('away');
  });
});
