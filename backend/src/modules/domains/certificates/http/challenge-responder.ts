import { Injectable, Logger } from '@nestjs/common';
import type { Reply, RequestHead } from '../../../../shared/http/request-head';
import { hostNameIn } from '../../domain/host-name';
import { ChallengeAnswersService } from '../application/challenge-answers.service';
import { OwnPathTextsService } from '../application/own-path-texts.service';

const PATH = '/.well-known/acme-challenge/';
const NO_STORE = ['Cache-Control', 'no-store'] as const;

/** Answers authorities that check whether a host leads here (RFC 8555, 8.3), at every host and before everything else. */
@Injectable()
export class ChallengeResponder {
  private readonly logger = new Logger(ChallengeResponder.name);

  constructor(
    private readonly answers: ChallengeAnswersService,
    private readonly own: OwnPathTextsService,
  ) {}

  /** @param path without a query */
  takes(path: string): boolean {
    return path.startsWith(PATH);
  }

  /** The answer to a token of this very host; 404 to all others, without a look at any link. */
  answer(path: string, { method = 'GET', headers }: RequestHead, response: Reply): void {
    if (method !== 'GET' && method !== 'HEAD') {
      send(405, ['Allow', 'GET, HEAD'], '', response);
      return;
    }
    const host = hostNameIn(headers.host ?? '');
    const token = path.slice(PATH.length);
    this.find(host, token).then(
      (text) => {
        send(text === null ? 404 : 200, [], method === 'HEAD' ? '' : (text ?? ''), response);
      },
      (error: unknown) => {
        this.logger.warn({ err: error }, 'a challenge could not be looked up');
        send(503, ['Retry-After', '2'], '', response);
      },
    );
  }

  private async find(host: string | null, token: string): Promise<string | null> {
    if (host === null) return null;
    return this.own.answerTo(host, token) ?? this.answers.byToken(host, token, performance.now());
  }
}

function send(status: number, head: readonly string[], body: string, response: Reply): void {
  const type = status === 200 ? ['Content-Type', 'application/octet-stream'] : [];
  response.writeHead(status, [
    ...head,
    ...type,
    ...NO_STORE,
    'Content-Length',
    String(Buffer.byteLength(body)),
  ]);
  response.end(body);
}
