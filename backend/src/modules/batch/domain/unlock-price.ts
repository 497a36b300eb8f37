import { type Money, multiply } from '../../../shared/domain/money';

const LINKS_PER_UNIT = 1_000;

/** What it costs that so many links need not wait for another day; each thousand counts that is begun. */
export const unlockPrice = (links: number, perThousand: Money): Money =>
  multiply(perThousand, Math.ceil(Math.max(0, links) / LINKS_PER_UNIT));
