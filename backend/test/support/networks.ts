import type { Destination, OutboundNetwork } from '../../src/shared/outbound/outbound-network';
import { INTERNET } from '../../src/shared/outbound/outbound-network';

/** There is nothing out there, and nobody is asked whether there is. */
export const NO_NETWORK: OutboundNetwork = {
  ...INTERNET,
  resolve: () => Promise.resolve([]),
  connect: () => {
    throw new Error('a test calls the internet');
  },
};

/**
 * An internet whose names are the test's own, and whose every server listens on one port of this machine. What may be
 * called is judged as ever, unless the test opens this machine.
 */
export class TestNetwork implements OutboundNetwork {
  readonly limits = { ...INTERNET.limits };
  readonly isOpen: OutboundNetwork['isOpen'];
  /** Answers of the name server; each is given once, and the last for good. */
  readonly names = new Map<string, string[][]>();
  readonly asked: string[] = [];
  readonly connected: Destination[] = [];

  constructor(
    private readonly port: () => number,
    { open }: { open: readonly string[] } = { open: [] },
  ) {
    this.isOpen = (address) => open.includes(address) || INTERNET.isOpen(address);
  }

  resolve(host: string): Promise<readonly string[]> {
    this.asked.push(host);
    const answers = this.names.get(host) ?? [];
    return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? []);
  }

  connect(destination: Destination) {
    this.connected.push(destination);
    return INTERNET.connect({ ...destination, port: this.port() });
  }
}
