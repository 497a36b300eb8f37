import { PUBLIC_IP, TestNetwork } from '../../../../../test/support/networks';
import { pageOf, PageServer, redirectTo } from '../../../../../test/support/page-server';
import { OutboundHttp } from '../../../../shared/outbound/outbound-http';
import { OutboundChallengePath } from './outbound-challenge-path';

const HOST = 'go.shop.test';
const PATH = '/.well-known/acme-challenge/a-token';

let site: PageServer;
let network: TestNetwork;
beforeEach(async () => {
  site = new PageServer();
  await site.start();
  network = new TestNetwork(site);
  network.names.set(HOST, [[PUBLIC_IP]]);
});
afterEach(() => site.stop());

const look = () =>
  new OutboundChallengePath(new OutboundHttp('Linklet/1.0', network)).answerAt(HOST, 'a-token');

it('tells what a host answers where authorities ask, and where that leads', async () => {
  site.pages.set(PATH, pageOf('our text', 'text/plain'));
  expect(await look()).toEqual({ status: 200, text: 'our text' });
  site.pages.set(PATH, redirectTo(`http://${HOST}/elsewhere`));
  site.pages.set('/elsewhere', pageOf('another text', 'text/plain'));
  expect(await look()).toEqual({ status: 200, text: 'another text' });
  site.pages.set('/elsewhere', pageOf('nothing here', 'text/plain', 404));
  expect(await look()).toEqual({ status: 404, text: '' });
});

it.each([['127.0.0.1'], ['10.1.2.3'], ['::1']])('reaches nobody at %s', async (address) => {
  network.names.set(HOST, [[address]]);
  expect([await look(), network.connected]).toEqual([null, []]);
});

it('reaches nobody by a name that does not exist', async () => {
  network.names.delete(HOST);
  expect(await look()).toBeNull();
});
