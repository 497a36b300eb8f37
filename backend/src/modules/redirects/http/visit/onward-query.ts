import type { Visitor } from '../../domain/visit/visit';

const WARNED = /(?:^|&)warned=([\w.-]{1,1000})(?:&|$)/;
const OWN_VISIT = /(?:^|&)ownvisit=([\w.-]{1,200})(?:&|$)/;
const CARD = 'seen=card';
const SOURCE = /(?:^|&)utm_source=/i;
const CARD_SEEN = /(?:^|&)seen=card(?:&|$)/;

/** The mark in the query of a visited address that its visitor has been warned; undefined for none. */
export const warningMarkIn = (query: string): string | undefined => WARNED.exec(query)?.[1];

/** The mark that a member of the link's group visits it from the application; undefined for none. */
export const ownVisitMarkIn = (query: string): string | undefined => OWN_VISIT.exec(query)?.[1];

/** Whether the visitor comes from the card of the link. */
export const hasCardMark = (query: string): boolean => CARD_SEEN.test(query);

/** What of the visited address means something, each with the sign that the next follows. */
function keptOf({ fromQr, campaignSource, passedQuery }: Visitor): string {
  const isPassed = SOURCE.test(passedQuery);
  const source =
    campaignSource === null || isPassed ? '' : `utm_source=${encodeURIComponent(campaignSource)}&`;
  return `?${fromQr ? 'qr=1&' : ''}${source}${passedQuery === '' ? '' : `${passedQuery}&`}`;
}

/** The visited address once more, with the mark that its visitor has been warned. */
export const onwardFromWarning = (visitor: Visitor, mark: string): string =>
  `${keptOf(visitor)}${visitor.hasSeenCard ? `${CARD}&` : ''}warned=${mark}`;

/** The visited address once more, for a person who has been shown the card of the link. */
export const onwardFromCard = (visitor: Visitor): string => keptOf(visitor) + CARD;
