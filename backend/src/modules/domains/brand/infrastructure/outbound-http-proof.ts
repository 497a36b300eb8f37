import { Injectable } from '@nestjs/common';
import { OutboundHttp } from '../../../../shared/outbound/outbound-http';
import { Unreachable } from '../../../../shared/outbound/unreachable';
import { HttpProof } from '../application/ports/http-proof';

const MAX_TEXT_BYTES = 512;
const HTTP_OK = 200;

/** Asks through the guard of outbound calls. A proxy may lead from http to https, but to no other host. */
@Injectable()
export class OutboundHttpProof extends HttpProof {
  constructor(private readonly http: OutboundHttp) {
    super();
  }

  async textAt(host: string, claimId: string): Promise<string | null> {
    try {
      const { status, body, isWhole } = await this.http.get(addressOf(host, claimId), {
        accept: 'text/plain',
        wants: (head) => head.status === HTTP_OK,
        follows: (next) => next.hostname === host,
        bodyBytes: MAX_TEXT_BYTES,
      });
      return status === HTTP_OK && isWhole ? body.toString('utf8') : null;
    } catch (error) {
      if (error instanceof Unreachable) return null;
      throw error;
    }
  }
}

const addressOf = (host: string, claimId: string): string =>
  `http://${host}/.well-known/linklet/${encodeURIComponent(claimId)}`;
