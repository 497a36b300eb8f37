import { Injectable } from '@nestjs/common';
import type { Reply, RequestHead } from '../../../../shared/http/request-head';
import { hostNameIn } from '../../domain/host-name';
import { HttpProofTextsService } from '../application/http-proof-texts.service';

const PATH = '/.well-known/linklet/';
const CLAIM_ID = /^\d{1,16}$/;

/** Answers our own looks over HTTP: that they came here is what they prove, so the text needs no look at any claim. */
@Injectable()
export class HttpProofResponder {
  constructor(private readonly texts: HttpProofTextsService) {}

  /** @param path without a query */
  takes(path: string): boolean {
    return path.startsWith(PATH);
  }

  answer(path: string, { headers }: RequestHead, response: Reply): void {
    const host = hostNameIn(headers.host ?? '');
    const claimId = path.slice(PATH.length);
    if (host === null || !CLAIM_ID.test(claimId)) {
      response.writeHead(404, ['Cache-Control', 'no-store', 'Content-Length', '0']);
      response.end();
      return;
    }
    const text = this.texts.textFor({ host, claimId });
    const length = String(Buffer.byteLength(text));
    response.writeHead(200, [
      'Content-Type',
      'text/plain',
      'Cache-Control',
      'no-store',
      'Content-Length',
      length,
    ]);
    response.end(text);
  }
}
