import { Injectable } from '@nestjs/common';
import { Places } from '../../../../shared/geo/places';
import { ClientAddress } from '../../../../shared/http/client-address';
import { Visitors } from '../../application/visit/visitors.service';
import { decideVisit } from '../../domain/visit/decide-visit';
import type { VisitedLink } from '../../domain/visit/visited-link';
import { AnswerVisit } from './answer-visit.service';
import type { Exchange, VisitedAddress } from './exchange';
import { type ArrivalFacts, RequestArrival } from './request-arrival';
import { WarningBypass } from './warning-bypass.service';

/** Finds out what the rules of a link ask of its visitor, and lets them decide. */
@Injectable()
export class VisitHandler {
  constructor(
    private readonly visitors: Visitors,
    private readonly answers: AnswerVisit,
    private readonly warningBypass: WarningBypass,
    private readonly places: Places,
    private readonly clientAddress: ClientAddress,
  ) {}

  /** At once, but for links with pixels: where their visitors are has to be looked up. */
  handle(link: VisitedLink | null, address: VisitedAddress, exchange: Exchange): void {
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
    void this.places.of(this.clientAddress.of(exchange.request)).then((place) => {
      this.decide(link, address, exchange, { country: place?.country ?? null, warned });
    });
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
