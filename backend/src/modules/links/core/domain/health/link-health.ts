import type { LinkFindings } from '../link-findings';
import { healthOf, type ProbeAnswer, type ProbeFailure, readAnswer } from './destination-health';

/** What was last heard from where a link leads; kept beside the link by the monitor, and never saved with it. */
export interface LastProbe {
  /** Null while it was not looked at. */
  readonly probedAt: Date | null;
  /** As `answerText` makes it; null while it was not looked at. */
  readonly probeAnswer: string | null;
  /** Since when every call has been answered; null while the last was not. */
  readonly answersSince: Date | null;
}

/** A destination that was not looked at yet. */
export const UNPROBED = {
  probedAt: null,
  probeAnswer: null,
  answersSince: null,
} as const satisfies LastProbe;

/** `doubtful`: it has failed, but not often or long enough to be down; `unknown`: it could not be told yet. */
export const HEALTH_STATES = ['up', 'doubtful', 'down', 'unknown'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** How the destination of a link is. */
export interface LinkHealth {
  readonly state: HealthState;
  /** Null while it is not. */
  readonly downSince: Date | null;
  /** Since when every call has been answered; null while it is not up. */
  readonly upSince: Date | null;
  readonly lastProbedAt: Date | null;
  /** HTTP status of the last answer; null when there was none. */
  readonly lastStatus: number | null;
  /** Why there was no answer; null when there was one. */
  readonly lastProblem: ProbeFailure | null;
}

function stateOf(answer: ProbeAnswer | null, downSince: Date | null): HealthState {
  if (downSince) return 'down';
  const health = healthOf(answer);
  if (health === 'unclear') return 'unknown';
  return health === 'up' ? 'up' : 'doubtful';
}

export function linkHealthOf(link: LastProbe & Pick<LinkFindings, 'downSince'>): LinkHealth {
  const { probedAt, probeAnswer, answersSince, downSince } = link;
  const answer = readAnswer(probeAnswer);
  const state = stateOf(answer, downSince);
  return {
    state,
    downSince,
    upSince: state === 'up' ? answersSince : null,
    lastProbedAt: probedAt,
    lastStatus: typeof answer === 'number' ? answer : null,
    lastProblem: typeof answer === 'string' ? answer : null,
  };
}
