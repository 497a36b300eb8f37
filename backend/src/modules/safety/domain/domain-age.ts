const DAY_MS = 86_400_000;
const YOUNG_DAYS = 30;

/** Until when a domain that was registered then counts as young. */
export const youngUntil = (registeredAt: Date): Date =>
  new Date(registeredAt.getTime() + YOUNG_DAYS * DAY_MS);

/** A domain of unknown age is not young. */
export const isYoung = (registeredAt: Date | null, now: Date): boolean =>
  registeredAt !== null && now < youngUntil(registeredAt);
