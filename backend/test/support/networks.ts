import type { Socket } from 'node:net';
import { isPublicIp } from '../../src/shared/domain/public-host';
import {
  type OutboundDestination,
  INTERNET,
  type OutboundNetwork,
} from '../../src/shared/outbound/outbound-network';

/** There is nothing out there, and no server is asked whether there is. */
export const NO_NETWORK: OutboundNetwork = {
  ...INTERNET,
  resolve: () => Promise.resolve([]),
  connect: () => {
    throw new Error('a test calls the internet');
  },
};

/** Stands for any address on the open internet. */
export const PUBLIC_IP = '93.184.216.34';

/** Listens on this machine. */
interface Listener {
  readonly port: number;
}

/**
 * An internet in one room: names lead where the test says, and all public addresses to one site of it. Which
 * addresses may be called is judged as ever; a call to any other address would arrive at the canary.
 */
export class TestNetwork implements OutboundNetwork {
  readonly limits = { connectMs: 3_000, totalMs: 5_000, postMs: 15_000, bodyBytes: 1024 * 1024 };
  readonly isOpen = INTERNET.isOpen;
  /** What the name server answers: each once, and the last for good. Other names do not exist. */
  readonly names = new Map<string, string[][]>();
  readonly asked: string[] = [];
  readonly connected: OutboundDestination[] = [];

  constructor(
    private readonly site: Listener,
    private readonly canary = site,
  ) {}

  resolve(host: string): Promise<readonly string[]> {
    this.asked.push(host);
    const answers = this.names.get(host) ?? [];
    return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? []);
  }

  connect(destination: OutboundDestination): Socket {
    this.connected.push(destination);
    const { addresses } = destination;
    return addresses.every(isPublicIp)
      ? INTERNET.connect({ addresses: ['127.0.0.1'], port: this.site.port })
      : INTERNET.connect({ addresses, port: this.canary.port });
  }
}
