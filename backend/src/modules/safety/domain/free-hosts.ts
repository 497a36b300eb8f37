/**
 * Where anybody gets a name without paying or proving anything, and which the Public Suffix List does not mark: names
 * for changing addresses, tunnels to people's own machines, and pages that people build on a shared host.
 */
export const FREE_BELOW: ReadonlySet<string> = new Set([
  // FreeDNS
  'afraid.org',
  'chickenkiller.com',
  'crabdance.com',
  'ftp.sh',
  'ignorelist.com',
  'jumpingcrab.com',
  'mooo.com',
  'my.to',
  'privatedns.org',
  'strangled.net',
  'twilightparadox.com',
  'uk.to',
  'us.to',
  // Other names for changing addresses
  '3utilities.com',
  'bounceme.net',
  'changeip.com',
  'changeip.net',
  'changeip.org',
  'ddns.net',
  'ddnsfree.com',
  'dns.army',
  'dnsdynamic.org',
  'duckdns.org',
  'dyn.com',
  'dynalias.com',
  'dyndns.org',
  'dynu.net',
  'freeddns.org',
  'giize.com',
  'gleeze.com',
  'hopto.me',
  'hopto.org',
  'kozow.com',
  'loseyourip.com',
  'mywire.org',
  'no-ip.biz',
  'no-ip.info',
  'no-ip.org',
  'ooguy.com',
  'redirectme.net',
  'serveblog.net',
  'servehttp.com',
  'sytes.net',
  'theworkpc.com',
  'webredirect.org',
  'zapto.org',
  // Tunnels
  'loca.lt',
  'localtunnel.me',
  'localto.net',
  'ngrok.app',
  'ngrok.dev',
  'ngrok.io',
  'ngrok-free.app',
  'ngrok-free.dev',
  'pagekite.me',
  'playit.gg',
  'serveo.net',
  'serveousercontent.com',
  'trycloudflare.com',
  // Pages without a name of their own
  '000webhostapp.com',
  'byethost.com',
  'epizy.com',
  'infinityfreeapp.com',
  'mystrikingly.com',
  'rf.gd',
  'weebly.com',
  'wixsite.com',
]);

/** Whole hosts whose pages anybody writes. */
export const FREE_HOSTS: ReadonlySet<string> = new Set([
  'script.google.com',
  'script.googleusercontent.com',
  'sites.google.com',
  'telegra.ph',
]);

/**
 * Marked as private by the Public Suffix List like `SOLD_SUFFIXES`, but the names are those of a platform's customers, who have an account
 * that sells or is paid for: ordinary shops, and the files of ordinary sites. Threats and blocked names among them are found
 * like anywhere else.
 */
export const CUSTOMERS_BELOW: ReadonlySet<string> = new Set([
  // Shops
  'base.ec',
  'base.shop',
  'buyshop.jp',
  'myshopify.com',
  'myspreadshop.com',
  'official.ec',
  'shopselect.net',
  'shopware.store',
  'square.site',
  'supersale.jp',
  'theshop.jp',
  // Storage, delivery and computing
  'akamaized.net',
  'aliyuncs.com',
  'amazonaws.com',
  'amazonaws.com.cn',
  'azureedge.net',
  'azurefd.net',
  'cloudfront.net',
  'core.windows.net',
  'digitaloceanspaces.com',
  'edgekey.net',
  'elasticbeanstalk.com',
  'fastly.net',
  'googleapis.com',
  'myqcloud.com',
]);
