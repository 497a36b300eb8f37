import { Injectable, Logger } from '@nestjs/common';
import type { Reply, RequestHead } from '../../../../shared/http/request-head';
import { SHARED_DOMAIN } from '../../../../shared/domain/shared-domain';
import { type Landing, VisitedLandingsService } from '../../../domains';
import { socialCodePage } from '../visit-pages';
import { personPageHead, redirectHead } from './answer-head';
import { VisitAnswer } from './visit-answer';

interface Visit {
  /** Null: the host has no links, and no landing either. */
  readonly domainId: number | null;
  readonly request: RequestHead;
  readonly response: Reply;
}

const FACEBOOK = /facebookexternalhit/i;

const isBare = ({ url = '/' }: RequestHead): boolean => url === '/' || url.startsWith('/?');

/** Answers visits of groups' and people's hosts that are of no link: the owner says where they go. */
@Injectable()
export class LandingResponderService {
  private readonly logger = new Logger(LandingResponderService.name);

  constructor(private readonly landings: VisitedLandingsService) {}

  /** @param otherwise answers where the owner has said nothing */
  answer({ domainId, request, response }: Visit, otherwise: () => void): void {
    const { method } = request;
    if (domainId === null || domainId === SHARED_DOMAIN || (method !== 'GET' && method !== 'HEAD')) {
      otherwise();
      return;
    }
    this.landings.landingOf(domainId, performance.now()).then(
      (landing) => {
        const answer = isBare(request)
          ? bareAnswer(landing, request, response)
          : fallbackAnswer(landing, response);
        if (answer === null) otherwise();
        else answer.send();
      },
      (error: unknown) => {
        this.logger.warn({ err: error }, 'where a domain leads could not be looked up');
        otherwise();
      },
    );
  }
}

const fallbackAnswer = ({ fallbackUrl }: Landing, response: Reply): VisitAnswer | null =>
  fallbackUrl === null ? null : new VisitAnswer(response, 302, redirectHead(fallbackUrl));

/** Facebook has to find its tag in a page; people have no use for it where they are led on. */
function bareAnswer(
  { redirectUrl, socialCode }: Landing,
  { headers }: RequestHead,
  response: Reply,
): VisitAnswer | null {
  const isFacebook = FACEBOOK.test(headers['user-agent'] ?? '');
  if (socialCode !== null && (redirectUrl === null || isFacebook)) {
    const page = socialCodePage({ acceptLanguage: headers['accept-language'], socialCode, redirectUrl });
    return new VisitAnswer(response, 200, personPageHead(page), page.html);
  }
  return redirectUrl === null ? null : new VisitAnswer(response, 302, redirectHead(redirectUrl));
}
