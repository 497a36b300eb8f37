import { Injectable } from '@nestjs/common';
import { Metrics } from '../../../shared/health/metrics';
import { Checker } from './checker';

/** Those who are asked over the network, each with its own patience and its own count of silence. */
@Injectable()
export class SafetyCheckers {
  readonly threats = new Checker('threats', 1_500);
  readonly ages = new Checker('ages', 2_000);
  readonly chains = new Checker('chains', 2_000);
  /** Since the process started. */
  judged = 0;
  unchecked = 0;

  constructor(metrics: Metrics) {
    const count = (what: string, help: string, read: () => number): void =>
      metrics.counter(`linklet_safety_${what}_total`, help, read);
    count('judgements', 'Addresses judged with questions to others.', () => this.judged);
    count('unchecked', 'Of these, judged without every answer.', () => this.unchecked);
    count(
      'threats_unanswered',
      'Questions that the list of threats did not answer.',
      () => this.threats.unanswered,
    );
    count(
      'ages_unanswered',
      'Questions that registries of domains did not answer.',
      () => this.ages.unanswered,
    );
    count(
      'chains_unanswered',
      'Addresses that could not be followed to their end.',
      () => this.chains.unanswered,
    );
  }
}
