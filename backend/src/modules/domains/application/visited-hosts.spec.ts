import { WebSettings } from '../../../config/settings';
import { DatabasePatience } from '../../../shared/database/database-patience';
import { EventBus } from '../../../shared/events/event-bus';
import type { ShortDomains } from './short-domains.service';
import { VisitedHosts } from './visited-hosts.service';

const web = new WebSettings({ host: '', port: 0 }, 'https://app.s.test', 'https://s.test', 'linklet', []);

describe('hosts that are visited', () => {
  let asked: string[];
  let events: EventBus;
  let hosts: VisitedHosts;
  let answer: () => Promise<number | null>;
  beforeEach(() => {
    asked = [];
    events = new EventBus();
    answer = () => Promise.resolve(12);
    const domains = {
      shared: { host: 's.test' },
      named: (name: string) => ({ host: `${name}.s.test` }),
      idOfName: (name: string) => {
        asked.push(name);
        return answer();
      },
    };
    hosts = new VisitedHosts(domains as unknown as ShortDomains, web, new DatabasePatience(), events);
  });

  it.each([
    [undefined, null],
    ['s.test', null],
    ['app.s.test', null],
    ['127.0.0.1:3000', null],
    ['www.s.test', null],
    ['ada.s.test', 'ada'],
    ['ADA.s.test:8080', 'ada'],
  ])('%s has the name %s', (host, name) => {
    expect(hosts.nameIn(host)).toBe(name);
  });

  it.each([
    [undefined, 's.test'],
    ['127.0.0.1:3000', 's.test'],
    ['ada.s.test', 'ada.s.test'],
    ['ADA.S.test.:8080', 'ada.s.test'],
  ])('%s is called %s by us', (host, ours) => {
    expect(hosts.domainIn(host).host).toBe(ours);
  });

  it('are asked for once by many, and known for a minute', async () => {
    expect(hosts.atHand('ada', 0)).toBeUndefined();
    expect(await Promise.all([1, 2, 3].map(() => hosts.lookUp('ada', 0)))).toEqual([12, 12, 12]);
    expect(asked).toEqual(['ada']);
    expect([hosts.atHand('ada', 59_999), hosts.atHand('ada', 60_000)]).toEqual([12, undefined]);
  });

  it('are unknown until somebody puts a first link there, and for two seconds where nobody tells', async () => {
    answer = () => Promise.resolve(null);
    await hosts.lookUp('ada', 0);
    expect([hosts.atHand('ada', 1_999), hosts.atHand('ada', 2_000)]).toEqual([null, undefined]);
    await events.publish({ type: 'domains.domain-opened' });
    expect(hosts.atHand('ada', 1)).toBeUndefined();
  });

  it('lead where they led before while the database is away', async () => {
    await hosts.lookUp('ada', 0);
    answer = () => Promise.reject(new Error('away'));
    expect(await hosts.lookUp('ada', 90_000)).toBe(12);
    await expect(hosts.lookUp('bob', 90_000)).rejects.toThrow('away');
  });
});
