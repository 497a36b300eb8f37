import type { VisitQuestion } from '../../domain/explain/visit-question';
import type { LinkRequest } from '../visit/visitors.service';

/** The request that a visit as described would be. A visitor who is only described has not been warned, or shown a card. */
export const askedArrival = ({ isPrefetch, path, fromQr, ...question }: VisitQuestion): LinkRequest => ({
  ...question,
  prefetch: isPrefetch,
  query: fromQr ? 'qr=1' : '',
  extraPath: path,
  hasSeenWarning: false,
  hasSeenCard: false,
});
