/** A group has used 80 % or all of what its plan allows. Told again each time; listeners tell people once a month. */
export interface LimitNeared {
  readonly type: 'billing.limit-neared';
  readonly groupId: number;
  /** Such as `invitees`. */
  readonly limit: string;
  readonly percent: 80 | 100;
  readonly used: number;
  readonly allowed: number;
  /** Like `2026-11`, in the group's time zone. */
  readonly month: string;
}

/** A group has another plan. */
export interface PlanChanged {
  readonly type: 'billing.plan-changed';
  readonly groupId: number;
  readonly from: string;
  readonly to: string;
  /** ISO 8601. */
  readonly at: string;
}
