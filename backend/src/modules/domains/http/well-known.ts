import { Injectable } from '@nestjs/common';
import type { Reply, RequestHead } from '../../../shared/http/request-head';
import { HttpProofResponder } from '../brand/http/http-proof-responder';
import { ChallengeResponder } from '../certificates/http/challenge-responder';
import { AppFiles } from './app-files';

const WELL_KNOWN = '/.well-known/';

/** Answers some paths below `/.well-known/` at every host, whosever it is. */
export interface WellKnownResponder {
  /** @param path without a query */
  takes(path: string): boolean;
  answer(path: string, request: RequestHead, response: Reply): void;
}

/** What machines look for below `/.well-known/` (RFC 8615), in front of all links. */
@Injectable()
export class WellKnown {
  private readonly everywhere: readonly WellKnownResponder[];

  constructor(
    challenges: ChallengeResponder,
    proofs: HttpProofResponder,
    private readonly appFiles: AppFiles,
  ) {
    this.everywhere = [challenges, proofs];
  }

  /** Whether the request has been answered: by what every host has, before anything is looked up of this one. */
  hasAnswered(request: RequestHead, response: Reply): boolean {
    const { url = '' } = request;
    if (!url.startsWith(WELL_KNOWN)) return false;
    const [path = ''] = url.split('?', 1);
    const responder = this.everywhere.find((each) => each.takes(path));
    responder?.answer(path, request, response);
    return responder !== undefined;
  }

  /** The same by what a domain other than the shared one has. @param domainId null where there is none */
  hasAnsweredFor(domainId: number | null, request: RequestHead, response: Reply): boolean {
    if (!request.url?.startsWith(WELL_KNOWN)) return false;
    this.appFiles.answer(domainId, request, response);
    return true;
  }
}
