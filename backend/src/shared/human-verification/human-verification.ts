import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HumanSettings, type RecaptchaSite } from '../../config/human-settings';
import type { Actor } from '../domain/actor';
import type { HumanRequirement } from '../domain/rights/right';
import { Metrics } from '../health/metrics';
import { RateLimits } from '../rate-limit/rate-limits';
import { isTokenShaped, type Judgement, judgeToken } from './human-judgement';
import { HumanScoreLow, HumanTokenMissing, HumanTokenRefused } from './human-verification.errors';
import { HumanVerifier, VerifierSilent } from './human-verifier';

/** A call that humans alone may make. */
export interface VerifiedCall {
  readonly action: string;
  readonly requirement: HumanRequirement;
  readonly actor: Actor;
  readonly token: string | undefined;
  readonly address: string;
}

/** Tokens of one network that are looked at: more would only keep the verifier busy. */
const LOOKS = { name: 'human.looks', points: 300, seconds: 600 };

type Outcome = Judgement | 'missing' | 'unanswered';
const OUTCOMES: readonly Outcome[] = ['human', 'low-score', 'refused', 'missing', 'unanswered'];

/** Asks strangers to show that they are human, where keys are set. */
@Injectable()
export class HumanVerification implements OnModuleInit {
  private readonly logger = new Logger('HumanVerification');
  private readonly counts = new Map<Outcome, number>(OUTCOMES.map((outcome) => [outcome, 0]));

  constructor(
    private readonly settings: HumanSettings,
    private readonly verifier: HumanVerifier,
    private readonly limits: RateLimits,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.counters(
      {
        name: 'linklet_human_verifications_total',
        help: 'Calls whose makers were asked to show that they are human, by what came of it.',
        labels: ['outcome'],
      },
      () => [...this.counts].map(([outcome, value]) => ({ of: { outcome }, value })),
    );
  }

  /** @throws DomainError unless a human calls, no human is required, or it cannot be told. */
  async admit(call: VerifiedCall): Promise<void> {
    const { site } = this.settings;
    if (site === null || !isAsked(call)) return;
    const outcome = await this.outcomeOf(call, site);
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + 1);
    if (outcome === 'missing') throw new HumanTokenMissing(call.action);
    if (outcome === 'refused') throw new HumanTokenRefused(call.action);
    if (outcome === 'low-score') throw new HumanScoreLow();
  }

  private async outcomeOf(call: VerifiedCall, site: RecaptchaSite): Promise<Outcome> {
    const { token, address, action, requirement } = call;
    if (token === undefined || token === '') return 'missing';
    if (!isTokenShaped(token)) return 'refused';
    await this.limits.take(LOOKS, address);
    try {
      const minScore = requirement.lowScore === 'allowed' ? 0 : site.minScore;
      const shown = await this.verifier.look(token, address);
      return judgeToken(shown, { action, hostname: site.hostname, minScore });
    } catch (error) {
      if (!(error instanceof VerifierSilent)) throw error;
      // People are not kept out for what is no fault of theirs: the local limits hold.
      this.logger.warn({ reason: error.reason, action }, 'a call went on without human verification');
      return 'unanswered';
    }
  }
}

const isAsked = ({ actor, requirement }: VerifiedCall): boolean =>
  actor.kind === 'guest' || (actor.kind === 'member' && requirement.asked === 'people');
