import { Injectable } from '@nestjs/common';
import { OutboundHttp } from '../../../shared/outbound/outbound-http';
import { Unreachable } from '../../../shared/outbound/unreachable';
import { DestinationProbe } from '../application/ports/destination-probe';
import type { ProbeAnswer } from '../../links/values';

/** Nothing of a body is read: the status says it all. */
const HEAD_ALONE = { accept: '*/*', wants: () => false };
/** To these the answer is the same, however one asks. */
const FINAL: ReadonlySet<ProbeAnswer> = new Set([
  'no-such-host',
  'not-public',
  'address',
  'too-many-redirects',
]);

/** Asks for the head first; many servers know no such question, so what is not fine is asked as browsers do. */
@Injectable()
export class HttpDestinationProbe extends DestinationProbe {
  constructor(private readonly http: OutboundHttp) {
    super();
  }

  async probe(url: string): Promise<ProbeAnswer> {
    const answer = await this.ask(url, 'HEAD');
    const isFine = typeof answer === 'number' && answer < 400;
    return isFine || FINAL.has(answer) ? answer : this.ask(url, 'GET');
  }

  private async ask(url: string, method: 'HEAD' | 'GET'): Promise<ProbeAnswer> {
    try {
      return (await this.http.get(url, { ...HEAD_ALONE, method })).status;
    } catch (error) {
      if (error instanceof Unreachable) return error.reason;
      throw error;
    }
  }
}
