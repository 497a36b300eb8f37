import { SubdomainRefused } from './account.errors';
import { withoutSigns } from './clean-name';

const SHORTEST_SUBDOMAIN = 3;
const LONGEST_SUBDOMAIN = 20;
const YEAR_MS = 365 * 24 * 3_600_000;
/** A name given up is kept from others this long, so that nobody steps into somebody else's links. */
export const RESERVED_MS = YEAR_MS;

/** Far longer than anything worth reading; patterns never walk more. */
const LONGEST_RAW = 1_000;

const RESERVED: ReadonlySet<string> = new Set(
  [
    // What mail, web and name servers are called; certificates and mail software trust such hosts.
    'autoconfig autodiscover broadcasthost cpanel dkim dmarc dns ftp hostmaster imap isatap localdomain',
    'localhost mail mta mx noc ns1 ns2 ns3 ns4 ntp pop pop3 postmaster relay sftp smtp spf ssl ssladmin',
    'sslwebmaster usenet uucp vpn webdisk webmail webmaster whm wpad www www1 www2 www3',
    // Ours, now or one day.
    'about account accounts admin administrator analytics api app apps assets auth beta billing blog business',
    'cdn chat clients cloud community console contact dashboard demo dev developer developers docs domain',
    'domains download edge email events example files forum gateway git group groups guest health help home',
    'image images img info internal jobs join legal link linklet links live local login logout marketing media',
    'member members metrics mobile monitor news official onboarding order owner partner partners pay payment',
    'payments pictures policy portal press preview pricing privacy prod production promo proxy public qrcode',
    'register root sales sandbox search secure security server service services settings share shop short',
    'signin signup sitemap socialvip sso staff stage staging static stats status store support sysadmin system',
    'team terms test testing token tracking update upload uploads url user users video web welcome wiki',
    // Words that people would take for somebody they trust.
    'bank facebook google government instagram line linepay newebpay official paypal police telegram twitter whatsapp',
  ].flatMap((names) => names.split(' ')),
);

/** A personal subdomain as somebody chose it, in lower case. Throws {@link SubdomainRefused}. */
export function parseSubdomain(raw: string): string {
  const name = withoutSigns(raw.slice(0, LONGEST_RAW)).toLowerCase();
  if (name.length < SHORTEST_SUBDOMAIN) {
    throw new SubdomainRefused(
      'account.subdomain-too-short',
      `a subdomain needs at least ${SHORTEST_SUBDOMAIN} characters`,
    );
  }
  if (name.length > LONGEST_SUBDOMAIN) {
    throw new SubdomainRefused(
      'account.subdomain-too-long',
      `a subdomain has at most ${LONGEST_SUBDOMAIN} characters`,
    );
  }
  if (!/^[a-z0-9]+$/.test(name)) {
    throw new SubdomainRefused(
      'account.subdomain-invalid',
      'a subdomain consists of the letters a to z and digits',
    );
  }
  if (/^\d+$/.test(name)) {
    throw new SubdomainRefused('account.subdomain-only-digits', 'a subdomain needs at least one letter');
  }
  if (RESERVED.has(name)) {
    throw new SubdomainRefused(
      'account.subdomain-reserved',
      `“${name}” is kept for this site: choose another subdomain`,
    );
  }
  return name;
}

/** What is known of a name that somebody has or had. */
export interface SubdomainRecord {
  /** Who has it, or had it last. */
  readonly userId: number;
  /** Null while somebody has it. */
  readonly releasedAt: Date | null;
}

/** Whether this person may have the name now: nobody else has it, or gave it up less than a year ago. */
export function mayTake(record: SubdomainRecord | null, userId: number, now: Date): boolean {
  if (!record || record.userId === userId) return true;
  return record.releasedAt !== null && now.getTime() - record.releasedAt.getTime() >= RESERVED_MS;
}
