/** What was cut off a name that was pasted from an address bar. */
export type DomainNameNotice = 'scheme-removed' | 'path-removed' | 'port-removed';

export interface TypedName {
  /** Still in any script and case. Empty when there is nothing, or far more than a name. */
  readonly text: string;
  readonly notices: readonly DomainNameNotice[];
}

/** As long as an address may be. */
const MAX_TYPED_LENGTH = 2_048;
/** Spaces, and signs without a shape that come along with copied text. */
const EDGES = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Dots of Chinese and Japanese keyboards; the full-width one is among the signs above. */
const IDEOGRAPHIC_DOTS = /[\u3002\uFF61]/g;

const SCHEME = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;
const PATH = /[/?#\\][^]*$/;
const PORT = /:\d{0,5}$/;

/** The name in what a person typed: without scheme, path, port, the dot that may end it, and signs of wide keyboards. */
export function typedName(typed: string): TypedName {
  if (typed.length > MAX_TYPED_LENGTH) return { text: '', notices: [] };
  const narrow = narrowed(typed);
  const address = narrow.replace(SCHEME, '');
  const hostAndPort = address.replace(PATH, '');
  const host = hostAndPort.replace(PORT, '');
  const path = address.slice(hostAndPort.length);
  const removed: readonly (readonly [DomainNameNotice, boolean])[] = [
    ['scheme-removed', address !== narrow],
    // Browsers end every copied address with a slash.
    ['path-removed', path !== '' && path !== '/'],
    ['port-removed', host !== hostAndPort],
  ];
  return {
    text: host.replace(/\.$/, ''),
    notices: removed.filter(([, isRemoved]) => isRemoved).map(([notice]) => notice),
  };
}

const narrowed = (typed: string): string =>
  typed
    .replace(EDGES, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(IDEOGRAPHIC_DOTS, '.');
