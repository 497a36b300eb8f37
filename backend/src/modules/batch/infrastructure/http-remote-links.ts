import { Injectable } from '@nestjs/common';
import { OutboundHttp } from '../../../shared/outbound/outbound-http';
import { Unreachable } from '../../../shared/outbound/unreachable';
import { RemoteFailed, RemoteLinks } from '../application/ports/remote-links';
import {
  type RemoteAccess,
  type RemoteCursor,
  type RemoteName,
  type RemotePage,
  UnexpectedAnswer,
} from '../domain/remote/remote-service';
import { REMOTE_SERVICES } from '../domain/remote/remote-services';

const MAX_BYTES = 4 * 1024 * 1024;
/** They ask to be asked later. */
const BUSY: ReadonlySet<number> = new Set([408, 425, 429]);

const TOKEN_REFUSED: ReadonlySet<number> = new Set([401, 403]);

function failureOf(status: number): RemoteFailed {
  if (status >= 500 || BUSY.has(status)) return new RemoteFailed('batch.import-unreachable');
  return new RemoteFailed(TOKEN_REFUSED.has(status) ? 'batch.import-refused' : 'batch.import-answer');
}

/** Through the guard for addresses that strangers name: some of these services are at such. */
@Injectable()
export class HttpRemoteLinks extends RemoteLinks {
  constructor(private readonly http: OutboundHttp) {
    super();
  }

  async page(name: RemoteName, access: RemoteAccess, cursor: RemoteCursor | null): Promise<RemotePage> {
    const service = REMOTE_SERVICES[name];
    const { url, headers } = service.request(access, cursor);
    const answer = await this.ask(url, headers);
    try {
      return service.read(JSON.parse(answer), cursor);
    } catch (error) {
      if (error instanceof UnexpectedAnswer || error instanceof SyntaxError) {
        throw new RemoteFailed('batch.import-answer');
      }
      throw error;
    }
  }

  /** A redirect would take the token elsewhere, and is not followed. */
  private async ask(url: string, headers: Readonly<Record<string, string>>): Promise<string> {
    try {
      const { status, body, isWhole } = await this.http.get(url, {
        accept: 'application/json',
        headers,
        wants: () => true,
        follows: () => false,
        bodyBytes: MAX_BYTES,
      });
      if (status !== 200) throw failureOf(status);
      if (!isWhole) throw new RemoteFailed('batch.import-unreachable');
      return body.toString('utf8');
    } catch (error) {
      throw error instanceof Unreachable ? new RemoteFailed('batch.import-unreachable') : error;
    }
  }
}
