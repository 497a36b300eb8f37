import { Injectable } from '@nestjs/common';
import { LatencyHistogram } from '../../../../shared/health/latency-histogram';
import { Metrics } from '../../../../shared/health/metrics';
import { ClientAddress } from '../../../../shared/http/client-address';
import { VisitJournal } from '../../application/ports/visit-journal';
import { OwnVisitMarksService } from '../../application/visit/own-visit-marks.service';
import type { VisitDecision } from '../../domain/visit/visit-decision';
import { writeVisit } from '../../domain/visit/visit-record';
import {
  cardHead,
  COME_BACK_HEAD,
  personPageHead,
  redirectHead,
  REFUSED_METHOD_HEAD,
  visitStatusOf,
} from './answer-head';
import { NotFoundResponder } from './not-found-responder';
import { ownVisitMarkIn } from './onward-query';
import { type DecidedVisit, type PageDecision, PageForService } from './page-for.service';
import { queryOf } from './request-arrival';
import { VisitAnswer } from './visit-answer';

type Recorded = Extract<VisitDecision, { linkId: number; records: string }>;

/** Answers visits as they were decided, once the journal has those that are recorded. */
@Injectable()
export class AnswerVisitService {
  private answered = 0;
  private readonly latency = new LatencyHistogram();

  constructor(
    private readonly journal: VisitJournal,
    private readonly pages: PageForService,
    private readonly lost: NotFoundResponder,
    private readonly clientAddress: ClientAddress,
    private readonly ownVisits: OwnVisitMarksService,
    metrics: Metrics,
  ) {
    metrics.counter('linklet_visits_answered_total', 'Visits of short links answered.', () => this.answered);
    metrics.histogram(
      'linklet_visit_duration_seconds',
      'From a visit to its answer, with its click in the journal.',
      this.latency,
    );
  }

  answer(decision: VisitDecision, decided: DecidedVisit): void {
    const { response } = decided.exchange;
    switch (decision.kind) {
      case 'redirect':
        this.record(decision, decided, new VisitAnswer(response, 302, redirectHead(decision.location)));
        return;
      case 'not-found':
        if (this.lost.isShortAddress(decided.address)) this.lost.answer(decided.address, decided.exchange);
        else decided.exchange.next();
        return;
      case 'method-not-allowed':
        new VisitAnswer(response, 405, REFUSED_METHOD_HEAD).send();
        return;
      case 'fallback':
        new VisitAnswer(response, 302, redirectHead(decision.location)).send();
        return;
      case 'come-back':
        this.record(decision, decided, new VisitAnswer(response, 503, COME_BACK_HEAD));
        return;
      default:
        this.answerWithPage(decision, decided);
    }
  }

  private answerWithPage(decision: PageDecision, decided: DecidedVisit): void {
    const page = this.pages.make(decision, decided);
    const head = decision.kind === 'card' ? cardHead(page) : personPageHead(page);
    const answer = new VisitAnswer(decided.exchange.response, visitStatusOf(decision), head, page.html);
    if (decision.records === null) answer.send();
    else this.record(decision, decided, answer);
  }

  /** The answer leaves once its visit is kept. Members of its group who open a link from the application are no visitors. */
  private record(
    { linkId, records }: Recorded,
    { visit, exchange }: DecidedVisit,
    answer: VisitAnswer,
  ): void {
    this.answered += 1;
    const { request } = exchange;
    const mark = ownVisitMarkIn(queryOf(request));
    if (mark !== undefined && this.ownVisits.isOf(linkId, mark, visit.at)) {
      answer.send();
      return;
    }
    const { headers } = request;
    const { fromQr, campaignSource, referrer } = visit.visitor;
    const line = writeVisit({
      at: visit.at,
      linkId,
      kind: records,
      fromQr,
      campaignSource,
      ip: this.clientAddress.addressOf(request),
      userAgent: headers['user-agent'],
      referrer,
      acceptLanguage: headers['accept-language'],
    });
    this.journal.append(line, answer.timedFrom(exchange.since, this.latency));
  }
}
