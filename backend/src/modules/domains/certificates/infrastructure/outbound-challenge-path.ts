import { Injectable } from '@nestjs/common';
import { OutboundHttp } from '../../../../shared/outbound/outbound-http';
import { Unreachable } from '../../../../shared/outbound/unreachable';
import { ChallengePath, type PathAnswer } from '../application/ports/challenge-path';

const MAX_TEXT_BYTES = 512;
const HTTP_OK = 200;

/** Asks through the guard of outbound calls, as an authority does: redirects are followed. */
@Injectable()
export class OutboundChallengePath extends ChallengePath {
  constructor(private readonly http: OutboundHttp) {
    super();
  }

  async answerAt(host: string, token: string): Promise<PathAnswer | null> {
    try {
      const { status, body } = await this.http.get(`http://${host}/.well-known/acme-challenge/${token}`, {
        accept: '*/*',
        wants: (head) => head.status === HTTP_OK,
        bodyBytes: MAX_TEXT_BYTES,
      });
      return { status, text: body.toString('utf8') };
    } catch (error) {
      if (error instanceof Unreachable) return null;
      throw error;
    }
  }
}
