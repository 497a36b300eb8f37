import { fullest, type UsageMeter, meterState } from '../billing';

/** More limits than that are left to the page of them all. */
const MAX_LIMITS = 3;

const WORTH_SAYING = ['near', 'full', 'over'] as const;
export type LimitState = (typeof WORTH_SAYING)[number];

export interface LimitAlert {
  readonly meter: UsageMeter;
  readonly state: LimitState;
}

/** The limits that are near or reached, the fullest first. */
export const limitAlerts = (meters: readonly UsageMeter[]): readonly LimitAlert[] =>
  fullest(meters, MAX_LIMITS).flatMap((meter) => {
    const state = WORTH_SAYING.find((each) => each === meterState(meter));
    return state === undefined ? [] : [{ meter, state }];
  });
