import { Injectable } from '@nestjs/common';
import { Places } from '../../../../shared/geo/places';
import { ClientAddress } from '../../../../shared/http/client-address';
import { MissBudget } from '../../application/visit/miss-budget';
import { VisitorsService } from '../../application/visit/visitors.service';
import { decideVisit } from '../../domain/visit/decide-visit';
import type { VisitedLink } from '../../domain/visit/visited-link';
import { tooManyPage } from '../visit-pages';
import { retryAfter } from './answer-head';
import { AnswerVisitService } from './answer-visit.service';
import type { Exchange, VisitedAddress } from './exchange';
import { type ArrivalFacts, RequestArrival } from './request-arrival';
import { SharedPage } from './shared-page';
import { WarningBypassService } from './warning-bypass.service';

/** Finds out what the rules of a link ask of its visitor, and lets them decide. */
@Injectable()
export class VisitHandlerService {
  private readonly tooMany = new SharedPage(429, tooManyPage);

  constructor(
    private readonly visitors: VisitorsService,
    private readonly answers: AnswerVisitService,
    private readonly warningBypass: WarningBypassService,
    private readonly places: Places,
    private readonly clientAddress: ClientAddress,
    private readonly budget: MissBudget,
  ) {}

  /** Answers, if it does, that the visitor has asked for too many links that do not exist, and may not try another one. */
  refuses({ request, response, since }: Exchange): boolean {
    const seconds = this.budget.waitOf(this.clientAddress.addressOf(request), since);
    if (seconds > 0) this.tooMany.send(request, response, retryAfter(seconds));
    return seconds > 0;
  }

  /** Where visitors are is looked up only for links with pixels. */
  handle(link: VisitedLink | null, address: VisitedAddress, exchange: Exchange): void {
    if (link === null && this.refuses(exchange)) return;
    if (!link?.rules) {
      this.decide(link, address, exchange);
      return;
    }
    const { warning, pixels } = link.rules;
    const warned = warning === null ? null : this.warningBypass.takenIn(exchange.request, link);
    if (pixels === null) {
      this.decide(link, address, exchange, { country: null, warned });
      return;
    }
    const place = this.places.placeOf(this.clientAddress.addressOf(exchange.request));
    this.decide(link, address, exchange, { country: place?.country ?? null, warned });
  }

  private decide(
    link: VisitedLink | null,
    address: VisitedAddress,
    exchange: Exchange,
    facts?: ArrivalFacts,
  ): void {
    const arrival = new RequestArrival(exchange.request, address.path.extraPath, facts);
    const visit = this.visitors.visitOf(link, arrival);
    this.answers.answer(decideVisit(link, visit), { link, visit, address, exchange });
  }
}
