import { Injectable } from '@nestjs/common';
import type { SafetyReason } from '../domain/verdict';
import { isDangerous } from '../domain/verdict';
import { ChainWalker } from './ports/chain-walker';
import { SafetyCheckers } from './safety-checkers';

/** Redirects that are followed. */
const MAX_HOPS = 5;
const WEB = /^https?:/;

/** Where an address leads, as far as it could be followed. */
export interface FollowedChain {
  /** Of all that it leads through, but not of where it begins. */
  readonly reasons: readonly SafetyReason[];
  /** Null when it was not reached. */
  readonly end: string | null;
  readonly status: number | null;
  readonly isComplete: boolean;
}

/** Follows an address step by step; no step is taken to where none should lead. */
@Injectable()
export class FollowChainService {
  constructor(
    private readonly walker: ChainWalker,
    private readonly checkers: SafetyCheckers,
  ) {}

  /** @param judgeStep what lists say of an address on the way */
  async follow(
    url: string,
    remainingMs: number,
    judgeStep: (url: string) => readonly SafetyReason[],
  ): Promise<FollowedChain> {
    // What was learnt until time is up counts.
    const seen: { reasons: SafetyReason[]; status: number | null } = { reasons: [], status: null };
    const walked = await this.checkers.chains.ask(new URL(url).host, remainingMs, async () => {
      let at = url;
      for (let hops = 0; ; hops += 1) {
        const { status, next } = await this.walker.step(at);
        seen.status = status;
        if (next === null || !WEB.test(next)) return at;
        if (hops === MAX_HOPS) {
          seen.reasons.push('chain-too-long');
          return null;
        }
        const reasons = judgeStep(next);
        seen.reasons.push(...reasons);
        if (reasons.some(isDangerous)) return next;
        at = next;
      }
    });
    return {
      reasons: [...seen.reasons],
      end: walked?.value ?? null,
      status: seen.status,
      isComplete: walked !== null,
    };
  }
}
