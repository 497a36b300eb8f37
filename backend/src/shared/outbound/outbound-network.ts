import { Resolver } from 'node:dns/promises';
import { connect, isIP, isIPv4, type Socket } from 'node:net';
import { isPublicIp } from '../domain/public-host';

export interface OutboundLimits {
  /** Until a connection stands, with its encryption. */
  readonly connectMs: number;
  /** The whole call: names, redirects, body. */
  readonly totalMs: number;
  /** The same of a call that hands something over: a receiver often works on it before it answers. */
  readonly postMs: number;
  /** Of a body, as it arrives and unpacked. */
  readonly bodyBytes: number;
}

/** Where to connect: addresses that have been checked, and nothing that would have to be looked up again. */
export interface OutboundDestination {
  readonly addresses: readonly string[];
  readonly port: number;
}

/**
 * What outbound calls stand on. The program uses {@link INTERNET}; there is no setting that puts another in its
 * place, only an argument, so that tests can.
 */
export interface OutboundNetwork {
  readonly limits: OutboundLimits;
  /** Every address that a name has; none when it has none. */
  resolve(host: string): Promise<readonly string[]>;
  /** Whether calls may go to this address. */
  isOpen(address: string): boolean;
  /** Begins to connect to one of these addresses. */
  connect(destination: OutboundDestination): Socket;
}

const DNS = { timeout: 1_000, tries: 2 };
/** A name may have hundreds of addresses: all are checked, few are tried. */
const MAX_ADDRESSES_TRIED = 4;
const NEXT_ADDRESS_AFTER_MS = 500;

export const INTERNET: OutboundNetwork = {
  limits: { connectMs: 3_000, totalMs: 5_000, postMs: 15_000, bodyBytes: 1024 * 1024 },
  isOpen: isPublicIp,

  // The system's own lookup would read the hosts file, and slow name servers would block its few threads.
  async resolve(host) {
    const resolver = new Resolver(DNS);
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  },

  connect({ addresses, port }) {
    const tried = byFamily(addresses).slice(0, MAX_ADDRESSES_TRIED);
    return connect({
      host: 'checked.invalid',
      port,
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_AFTER_MS,
      lookup: (_host, _options, done) => {
        done(
          null,
          tried.map((address) => ({ address, family: isIP(address) })),
        );
      },
    });
  },
};

/** IPv4 first: many machines have no way out by IPv6. */
function byFamily(addresses: readonly string[]): readonly string[] {
  return [...addresses.filter(isIPv4), ...addresses.filter((address) => !isIPv4(address))];
}
