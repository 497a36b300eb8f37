/** What the thread that counts clicks knows of links; it loads nothing else of the module. */
export type { CardFetches } from './previews/application/ports/card-fetches';
export { cardFetchesIn } from './previews/thread/card-fetches-in';
export type { LinkRanking, NewClicks } from './search/application/ports/link-ranking';
export { linkRankingIn } from './search/thread/link-ranking-in';
