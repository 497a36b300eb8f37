export const MIN_SUBDOMAIN_LENGTH = 3;
export const MAX_SUBDOMAIN_LENGTH = 20;

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
    // Words that people would take for a service they trust.
    'bank facebook google government instagram line linepay newebpay official paypal police telegram twitter whatsapp',
  ].flatMap((names) => names.split(' ')),
);

/** Kept for the site, or for those that people would take it for. */
export const isReservedSubdomain = (name: string): boolean => RESERVED.has(name);

/** Whether a personal subdomain can be called so. */
export const isSubdomain = (name: string): boolean =>
  name.length >= MIN_SUBDOMAIN_LENGTH &&
  name.length <= MAX_SUBDOMAIN_LENGTH &&
  /^(?!\d+$)[a-z0-9]+$/.test(name) &&
  !isReservedSubdomain(name);
