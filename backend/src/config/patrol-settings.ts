import type { Env } from './env';

const HOUR_MS = 3_600_000;

/** How living links are looked at again. */
export class PatrolSettings {
  constructor(
    readonly isOn: boolean,
    /** Destinations in one minute, at most. */
    readonly perMinute: number,
    /** From the beginning of one round through all links to that of the next, at least. */
    readonly roundMs: number,
  ) {}

  static from(env: Env): PatrolSettings {
    return new PatrolSettings(env.PATROL === 'on', env.PATROL_PER_MINUTE, env.PATROL_ROUND_HOURS * HOUR_MS);
  }
}
