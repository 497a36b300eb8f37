import type { CardFetch } from '../application/ports/card-fetches';
import type { ShownCard } from '../application/cards/show-card.service';
import { cacheHoursOf, refreshToolFor, unseenAddress } from '../domain/cards/card-services';
import { type CardWarning, cardWarnings } from '../domain/cards/card-warnings';
import type { CardFetchDto, CardFetchesDto, CardWarningDto } from './card-fetches.dto';

const NO_NUMBERS = { width: null, height: null, bytes: null, percent: null };

const presentFetch = (
  { crawler, lastAt, fetches }: CardFetch,
  { shortUrl, changedAt }: ShownCard,
): CardFetchDto => ({
  service: crawler,
  lastFetchTime: new Date(lastAt).toISOString(),
  fetches,
  showsOldCard: changedAt !== null && lastAt < changedAt.getTime(),
  cacheHours: cacheHoursOf(crawler),
  toolUrl: refreshToolFor(crawler, shortUrl),
});

function numbersOf(warning: CardWarning): Partial<Omit<CardWarningDto, 'service' | 'problem'>> {
  if ('least' in warning) return warning.least;
  if ('most' in warning) return warning.most;
  if ('maxBytes' in warning) return { bytes: warning.maxBytes };
  return 'percent' in warning ? { percent: warning.percent } : {};
}

const presentWarning = (warning: CardWarning): CardWarningDto => ({
  service: warning.service,
  problem: warning.problem,
  ...NO_NUMBERS,
  ...numbersOf(warning),
});

export function presentCard(card: ShownCard): CardFetchesDto {
  const { shortUrl, changedAt, fetches, hasImage, image } = card;
  const asked = fetches.reduce((sum, each) => sum + each.fetches, 0);
  return {
    changeTime: changedAt?.toISOString() ?? null,
    refreshUrl: unseenAddress(shortUrl, asked),
    services: fetches.map((each) => presentFetch(each, card)),
    hasImage,
    image: image && { ...image },
    warnings: image === null ? [] : cardWarnings(image).map(presentWarning),
  };
}
