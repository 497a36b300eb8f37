import { isOwnHost } from '../domain/own-host';
import { OwnHosts, type OwnHostsChange } from './own-hosts';

describe('hosts of ours', () => {
  let hosts: OwnHosts;
  let changes: OwnHostsChange[];
  beforeEach(() => {
    hosts = new OwnHosts(['s.test', '*.s.test']);
    changes = [];
    hosts.onChange((change) => changes.push(change));
  });
  const isOurs = (address: string): boolean => isOwnHost(new URL(address), hosts);

  it('are those of the site, and those that are added until they are taken away', () => {
    expect(['https://s.test/a', 'https://ada.s.test', 'https://go.shop.test'].map(isOurs)).toEqual([
      true,
      true,
      false,
    ]);
    hosts.apply({ added: ['go.shop.test'], removed: [] });
    expect(isOurs('https://GO.shop.test.:8443/abc')).toBe(true);
    hosts.apply({ added: [], removed: ['go.shop.test', 's.test'] });
    expect([isOurs('https://go.shop.test'), isOurs('https://s.test')]).toEqual([false, true]);
  });

  it('change one by one, and nobody hears of what stays', () => {
    hosts.replaceOthers(['a.test', 'b.test', 's.test']);
    hosts.replaceOthers(['b.test', 'c.test']);
    hosts.apply({ added: ['c.test'], removed: ['nobody.test'] });
    expect(changes).toEqual([
      { added: ['a.test', 'b.test'], removed: [] },
      { added: ['c.test'], removed: ['a.test'] },
    ]);
    const copy = new OwnHosts(hosts.list());
    expect(['s.test', 'b.test', 'c.test', 'a.test'].map((host) => copy.has(host))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
