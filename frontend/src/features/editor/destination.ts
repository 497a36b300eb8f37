const MAX_ADDRESS_LENGTH = 2048;

// A name with a dot before a colon is a host with a port (`example.com:8080`), not a scheme.
const SCHEME = /^([a-z][a-z0-9+-]*):/i;
const HOST_AND_PORT = /^localhost:\d/i;
const WEB = /https?:\/\//i;
/** Browsers take none, one and more than two slashes or backslashes for two. */
const SLASHES = /^(https?):[/\\]*/i;
const AUTHORITY = /^https?:\/\/([^/\\?#]+)/i;

function withScheme(text: string): string | null {
  const scheme = HOST_AND_PORT.test(text) ? undefined : SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) return `http://${text}`;
  return scheme === 'http' || scheme === 'https' ? text.replace(SLASHES, '$1://') : null;
}

/**
 * Why an address can be no destination, as a code, by what the server's rules say of its form. Whose host it is,
 * and what is known of it, only the server can tell.
 */
export function destinationProblem(raw: string): string | null {
  const text = raw.trim();
  if (text === '') return 'links.address-missing';
  if (/[\t\n\r]/.test(text)) return 'links.address-broken';
  // The server takes an address out of the text around it.
  if (/\s/.test(text)) return WEB.test(text) ? null : 'links.address-malformed';
  const address = withScheme(text);
  if (address === null) return 'links.address-scheme';
  if (address.length > MAX_ADDRESS_LENGTH) return 'links.address-too-long';
  const authority = AUTHORITY.exec(address)?.[1];
  if (authority?.includes('@') === true) return 'links.address-credentials';
  return authority === undefined || !URL.canParse(address) ? 'links.address-malformed' : null;
}
