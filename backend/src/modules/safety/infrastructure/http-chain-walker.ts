import { Injectable } from '@nestjs/common';
import { OutboundHttp } from '../../../shared/outbound/outbound-http';
import { type ChainStep, ChainWalker } from '../application/ports/chain-walker';

/** Some sites redirect only what looks for a page. */
const ACCEPT = 'text/html,application/xhtml+xml,*/*;q=0.8';

@Injectable()
export class HttpChainWalker extends ChainWalker {
  constructor(private readonly http: OutboundHttp) {
    super();
  }

  step(url: string): Promise<ChainStep> {
    return this.http.step(url, ACCEPT);
  }
}
