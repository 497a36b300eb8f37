import { ShortHostSettings } from '../../../../config/short-host-settings';
import { ANY_CHANGE } from '../../../../shared/change-feed/change-log';
import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { OwnHosts } from '../../../../shared/own-hosts/own-hosts';
import type { KnownHost } from '../../domain/known-host';
import type { DomainStore } from '../ports/domain-store';
import type { HostChangeFeedService } from './host-change-feed.service';
import { KnownHostsService } from './known-hosts.service';

const ofGroup = (host: string): KnownHost => ({
  host,
  domainId: 5,
  owner: { kind: 'group', groupId: 1 },
  service: 'open',
  isDefault: false,
});

it('tells which hosts are ours: all of them at first, and then each that changes', async () => {
  const stored = new Map([['go.shop.test', ofGroup('go.shop.test')]]);
  const store = {
    hosts: () => Promise.resolve([...stored.values()]),
    formerHosts: () => Promise.resolve([]),
    findHost: (host: string) => Promise.resolve(stored.get(host) ?? null),
  } as unknown as DomainStore;
  let change: (host: string) => Promise<void> = () => Promise.resolve();
  const feed = { listen: (handler: typeof change) => (change = handler) } as unknown as HostChangeFeedService;
  const ownHosts = new OwnHosts(['s.test']);
  const clock = { now: () => new Date(0) };
  const unitOfWork = {} as UnitOfWork;
  const hosts = new KnownHostsService(store, new ShortHostSettings([]), clock, unitOfWork, feed, ownHosts);
  await hosts.onApplicationBootstrap();
  expect(ownHosts.list()).toEqual(['s.test', 'go.shop.test']);

  stored.set('new.test', ofGroup('new.test')).delete('go.shop.test');
  await change('new.test');
  expect(ownHosts.list()).toEqual(['s.test', 'go.shop.test', 'new.test']);
  await change('go.shop.test');
  expect(ownHosts.list()).toEqual(['s.test', 'new.test']);
  stored.clear();
  await change(ANY_CHANGE);
  expect(ownHosts.list()).toEqual(['s.test']);
});
