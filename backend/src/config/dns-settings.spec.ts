import { DnsSettings } from './dns-settings';

it.each([
  [undefined, []],
  ['', []],
  ['9.9.9.9', ['9.9.9.9']],
  ['127.0.0.1:5353, [2620:fe::fe]:53', ['127.0.0.1:5353', '[2620:fe::fe]:53']],
])('the servers in %s are %j', (list, servers) => {
  expect(DnsSettings.from(list).servers).toEqual(servers);
});
