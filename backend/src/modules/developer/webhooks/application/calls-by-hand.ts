/** Of a group: its receiver is called at once for each. */
export const CALLS_BY_HAND = { name: 'developer.webhook-calls', points: 30, seconds: 60 };
