import type { DnsAnswer, DnsQuestion } from '../domain/dns-answer';
import { DnsPanelsService } from './dns-panels.service';
import type { DomainResolver } from './ports/domain-resolver';

const CLOUDFLARE = ['ada.ns.cloudflare.com', 'bob.ns.cloudflare.com'];

function panels(answer: () => Promise<DnsAnswer>): { panels: DnsPanelsService; asked: DnsQuestion[] } {
  const asked: DnsQuestion[] = [];
  const resolver = {
    ask(question: DnsQuestion) {
      asked.push(question);
      return answer();
    },
  } as unknown as DomainResolver;
  return { panels: new DnsPanelsService(resolver), asked };
}

it('finds the panel by the name servers of the registrable domain, and asks once for all its hosts', async () => {
  const { panels: known, asked } = panels(() => Promise.resolve(CLOUDFLARE));
  expect(await known.panelOf('go.shop.com.tw')).toMatchObject({ id: 'cloudflare' });
  expect(await known.panelOf('www.shop.com.tw')).toMatchObject({ id: 'cloudflare' });
  expect(asked).toEqual([{ type: 'NS', name: 'shop.com.tw' }]);
});

it.each([
  ['nobody knows', () => Promise.resolve(null)],
  ['there are none', () => Promise.resolve([])],
  ['the resolver fails', () => Promise.reject(new Error('away'))],
])('knows no panel where %s', async (_, answer) => {
  expect(await panels(answer).panels.panelOf('go.shop.com.tw')).toBeNull();
});
