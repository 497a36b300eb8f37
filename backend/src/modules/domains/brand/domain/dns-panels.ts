/** Where the DNS records of a domain are set. */
export interface DnsPanel {
  /** Stable, for texts and pictures of it. */
  readonly id: string;
  /** As it calls itself. */
  readonly name: string;
  /** The way through its menus to the records, in its own words; empty where we do not know it. */
  readonly menu: readonly string[];
  /** It can stand between visitors and us, and hides our addresses then. */
  readonly hasProxy: boolean;
  /** It takes a record for the root that follows a name (ALIAS, ANAME or a flattened CNAME). */
  readonly hasAlias: boolean;
}

interface KnownPanel extends DnsPanel {
  /** Matches names of its name servers. */
  readonly servers: RegExp;
}

const PANELS: readonly KnownPanel[] = [
  {
    id: 'cloudflare',
    name: 'Cloudflare',
    menu: ['DNS', 'Records'],
    hasProxy: true,
    hasAlias: true,
    servers: /\.ns\.cloudflare\.com$/,
  },
  {
    id: 'godaddy',
    name: 'GoDaddy',
    menu: ['My Products', 'DNS', 'DNS Records'],
    hasProxy: false,
    hasAlias: false,
    servers: /\.domaincontrol\.com$/,
  },
  {
    id: 'namecheap',
    name: 'Namecheap',
    menu: ['Domain List', 'Manage', 'Advanced DNS'],
    hasProxy: false,
    hasAlias: true,
    servers: /\.registrar-servers\.com$/,
  },
  {
    id: 'gandi',
    name: 'Gandi',
    menu: ['Domain', 'DNS Records'],
    hasProxy: false,
    hasAlias: true,
    servers: /\.gandi\.net$/,
  },
  {
    id: 'squarespace',
    name: 'Squarespace (Google Domains)',
    menu: ['Domains', 'DNS', 'DNS Settings'],
    hasProxy: false,
    hasAlias: false,
    servers: /\.(?:googledomains|squarespacedns)\.com$/,
  },
  {
    id: 'route53',
    name: 'Amazon Route 53',
    menu: ['Hosted zones', 'Create record'],
    hasProxy: false,
    hasAlias: false,
    servers: /\.awsdns-\d+\.(?:com|net|org|co\.uk)$/,
  },
  {
    id: 'hinet',
    name: 'HiNet 中華電信',
    menu: [],
    hasProxy: false,
    hasAlias: false,
    servers: /\.hinet\.net$/,
  },
  {
    id: 'pchome',
    name: 'PChome 買網址',
    menu: [],
    hasProxy: false,
    hasAlias: false,
    servers: /\.pchome\.(?:com|net)\.tw$/,
  },
  {
    id: 'net-chinese',
    name: 'Net-Chinese 網路中文',
    menu: [],
    hasProxy: false,
    hasAlias: false,
    servers: /\.net-chinese\.(?:com|net)\.tw$/,
  },
];

/**
 * The panel of a domain, when all of its name servers are of one that we know.
 * @param nameServers of the root
 */
export function dnsPanelOf(nameServers: readonly string[]): DnsPanel | null {
  const names = nameServers.map((name) => name.toLowerCase().replace(/\.$/, ''));
  const panel = PANELS.find(({ servers }) => names.length > 0 && names.every((name) => servers.test(name)));
  if (panel === undefined) return null;
  const { id, name, menu, hasProxy, hasAlias } = panel;
  return { id, name, menu, hasProxy, hasAlias };
}
