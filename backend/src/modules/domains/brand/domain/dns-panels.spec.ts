import { dnsPanelOf } from './dns-panels';

describe('the panel of name servers', () => {
  it.each([
    ['cloudflare', ['ada.ns.cloudflare.com', 'bob.ns.cloudflare.com']],
    ['godaddy', ['NS01.DomainControl.com.', 'ns02.domaincontrol.com']],
    ['namecheap', ['dns1.registrar-servers.com', 'dns2.registrar-servers.com']],
    ['gandi', ['ns-1-a.gandi.net', 'ns-2-b.gandi.net', 'ns-3-c.gandi.net']],
    ['squarespace', ['ns-cloud-a1.googledomains.com', 'ns-cloud-a2.googledomains.com']],
    ['route53', ['ns-1.awsdns-01.com', 'ns-2.awsdns-02.co.uk', 'ns-3.awsdns-03.net', 'ns-4.awsdns-04.org']],
    ['hinet', ['hntp1.hinet.net', 'hntp3.hinet.net']],
    ['pchome', ['dns1.pchome.com.tw', 'dns2.pchome.com.tw']],
    ['net-chinese', ['ns1.net-chinese.com.tw', 'ns2.net-chinese.com.tw']],
  ])('is %s', (id, names) => {
    expect(dnsPanelOf(names)?.id).toBe(id);
  });

  it.each([
    ['no servers', []],
    ['an unknown one', ['ns1.example.net']],
    ['servers of two', ['ada.ns.cloudflare.com', 'ns01.domaincontrol.com']],
    ['a name that only begins alike', ['ns.cloudflare.com.evil.net']],
    ['a name that only ends alike', ['evilgandi.net']],
  ])('is not known by %s', (_, names) => {
    expect(dnsPanelOf(names)).toBeNull();
  });

  it('tells what a customer needs, and nothing of how it was recognised', () => {
    expect(dnsPanelOf(['ada.ns.cloudflare.com'])).toEqual({
      id: 'cloudflare',
      name: 'Cloudflare',
      menu: ['DNS', 'Records'],
      hasProxy: true,
      hasAlias: true,
    });
  });
});
