import { Injectable } from '@nestjs/common';
import { parseReferrer, shortReferrer } from '../../../../shared/domain/visitor/traffic-source';
import { OwnHosts } from '../../../../shared/own-hosts/own-hosts';
import { ClientAddress } from '../../../../shared/http/client-address';
import type { RequestHead } from '../../../../shared/http/request-head';
import {
  type WarnedVisitor,
  type Warned,
  WarningMarksService,
} from '../../application/visit/warning-marks.service';
import type { Visit } from '../../domain/visit/visit';
import { MAX_HEADER_LENGTH } from '../../domain/visit/visit-record';
import type { VisitedLink } from '../../domain/visit/visited-link';
import { queryOf } from './request-arrival';
import { onwardFromWarning, ownVisitMarkIn, warningMarkIn } from './onward-query';

/** The way on from a page that warns. It is of use to the visitor who saw that page, and to no other. */
@Injectable()
export class WarningBypassService {
  constructor(
    private readonly marks: WarningMarksService,
    private readonly clients: ClientAddress,
    private readonly ownHosts: OwnHosts,
  ) {}

  /** Where it begins: the visited address once more, with all that says who is coming and where from. */
  from(link: VisitedLink, { at, visitor }: Visit, request: RequestHead): string {
    const header = visitor.referrer?.slice(0, MAX_HEADER_LENGTH) ?? '';
    // The page says to send no referrer on, which would be ours.
    const referrer = shortReferrer(parseReferrer(header, this.ownHosts));
    const onward = onwardFromWarning(
      visitor,
      this.marks.issue(link, { ...this.callerOf(request), referrer }, at),
    );
    const own = ownVisitMarkIn(queryOf(request));
    return own === undefined ? onward : `${onward}&ownvisit=${own}`;
  }

  /** The visitor who comes by it; null for all who have to be warned first. */
  takenIn(request: RequestHead, link: VisitedLink): Warned | null {
    const mark = warningMarkIn(queryOf(request));
    const warned = mark === undefined ? null : this.marks.open(mark, link, Date.now());
    return warned !== null && this.comesFromOurPage(request, warned) ? warned : null;
  }

  /**
   * Browsers say whether a page of ours led here, and no page can make them lie. They change their network on the way,
   * so only those that do not say are told by it.
   */
  private comesFromOurPage(request: RequestHead, warned: Warned): boolean {
    const site = request.headers['sec-fetch-site'];
    return site === undefined ? warned.isBy(this.callerOf(request)) : site === 'same-origin';
  }

  private callerOf(request: RequestHead): WarnedVisitor {
    return { ip: this.clients.addressOf(request), userAgent: request.headers['user-agent'] ?? '' };
  }
}
