import type { MapEdition } from './geo-locator';

const DAY_MS = 86_400_000;
/** Addresses move from one country to another every day; after this long one in a hundred is wrong. */
const OLD_DAYS = 90;

/** How old the parts of a map are. */
export interface MapAge {
  readonly isOld: boolean;
  /** Each part with its date and age, as the end of a sentence. */
  readonly says: string;
}

export function mapAge(editions: readonly MapEdition[], now: Date): MapAge {
  const aged = editions.map(({ knows, builtAt }) => ({
    knows,
    date: builtAt.toISOString().slice(0, 'yyyy-mm-dd'.length),
    days: Math.max(0, Math.floor((now.getTime() - builtAt.getTime()) / DAY_MS)),
  }));
  return {
    isOld: aged.some(({ days }) => days > OLD_DAYS),
    says: aged.map(({ knows, date, days }) => `${knows} of ${date}, ${String(days)} days old`).join('; '),
  };
}
