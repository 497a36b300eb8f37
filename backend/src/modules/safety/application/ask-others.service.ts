import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { isDangerous, judgeLocally, type SafetyReason } from '../domain/verdict';
import { DomainAgesService } from './domain-ages.service';
import { FollowChainService, type FollowedChain } from './follow-chain.service';
import type { LocalKnowledge } from './local-lists.service';
import { ThreatList } from './ports/threat-list';
import { RememberedFindingsService, subjectOfAddress } from './remembered-findings.service';
import { SafetyCheckers } from './safety-checkers';

/** The whole of it, however many are asked. */
const DEADLINE_MS = 3_000;
/** Where an address leads may change at any moment. */
const RETENTION_MS = 3_600_000;

/** What others said. */
export interface ServiceAnswers {
  readonly reasons: readonly SafetyReason[];
  readonly isComplete: boolean;
  readonly finalUrl: string | null;
  readonly httpStatus: number | null;
}

interface Answer {
  readonly reasons: readonly SafetyReason[];
  readonly isComplete: boolean;
  /** Of what was found of the address itself. */
  readonly until?: Date;
}

const NO_ANSWER: Answer = { reasons: [], isComplete: false };
const NOTHING: Answer = { reasons: [], isComplete: true };

/** Asks everybody who may know something of an address, and of where it leads, at the same time. */
@Injectable()
export class AskOthersService {
  constructor(
    private readonly chains: FollowChainService,
    private readonly threatList: ThreatList,
    private readonly ages: DomainAgesService,
    private readonly remembered: RememberedFindingsService,
    private readonly checkers: SafetyCheckers,
    private readonly clock: Clock,
  ) {}

  async ask(url: string, local: LocalKnowledge): Promise<ServiceAnswers> {
    const until = performance.now() + DEADLINE_MS;
    const remaining = (): number => until - performance.now();
    const [chain, age, threat] = await Promise.all([
      this.chains.follow(url, remaining(), (each) => local.listed(new URL(each))),
      this.age(url, local, remaining()),
      this.threat(url, remaining()),
    ]);
    const end = await this.ofEnd(chain, url, { local, remainingMs: remaining() });
    const parts = [chain, age, threat, ...end];
    const isComplete = parts.every((each) => each.isComplete);
    await this.remember(url, [threat, chain, ...end], isComplete);
    this.checkers.judged += 1;
    if (!isComplete) this.checkers.unchecked += 1;
    const reasons = parts.flatMap((each) => each.reasons);
    return { reasons, isComplete, finalUrl: chain.end, httpStatus: chain.status };
  }

  /** Where it leads is judged like what it is. */
  private async ofEnd(
    { end, reasons }: FollowedChain,
    url: string,
    { local, remainingMs }: { readonly local: LocalKnowledge; readonly remainingMs: number },
  ): Promise<readonly Answer[]> {
    if (end === null || end === url || reasons.some(isDangerous)) return [];
    const isSameDomain = domainOf(end, local) === domainOf(url, local);
    return Promise.all([
      this.threat(end, remainingMs),
      isSameDomain ? NOTHING : this.age(end, local, remainingMs),
    ]);
  }

  private async threat(url: string, remainingMs: number): Promise<Answer> {
    if (!this.threatList.isSetUp) return NOTHING;
    const answer = await this.checkers.threats.ask('threats', remainingMs, () =>
      this.threatList.threatUntil(url),
    );
    if (answer === null) return NO_ANSWER;
    return answer.value === null ? NOTHING : { reasons: ['threat'], isComplete: true, until: answer.value };
  }

  private async age(url: string, local: LocalKnowledge, remainingMs: number): Promise<Answer> {
    const domain = domainOf(url, local);
    if (domain === null) return NOTHING;
    const answer = await this.ages.isYoung(domain, remainingMs);
    if (answer === null) return NO_ANSWER;
    return answer.value ? { reasons: ['young'], isComplete: true } : NOTHING;
  }

  /** Making links looks at nothing but what is remembered. */
  private async remember(url: string, answers: readonly Answer[], isComplete: boolean): Promise<void> {
    const subject = subjectOfAddress(new URL(url));
    const checkedAt = this.clock.now();
    const [worst] = judgeLocally(answers.flatMap(({ reasons }) => reasons)).reasons;
    const reason = worst === undefined || worst === 'chain-too-long' ? null : worst;
    const wasKnown = this.remembered.reasonFor(subject, checkedAt) !== null;
    if (reason === null && !(wasKnown && isComplete)) return;
    const until = answers.find(({ reasons }) => reason !== null && reasons.includes(reason))?.until;
    const expiresAt = until ?? new Date(checkedAt.getTime() + RETENTION_MS);
    await this.remembered.put({ subject, reason, checkedAt, expiresAt });
  }
}

const domainOf = (url: string, local: LocalKnowledge): string | null => local.factsOf(new URL(url)).domain;
