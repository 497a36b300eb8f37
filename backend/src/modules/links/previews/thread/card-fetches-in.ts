import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { CardFetches } from '../application/ports/card-fetches';
import { SqlCardFetches } from '../infrastructure/sql-card-fetches';

/** For the thread that counts clicks, which has no Nest. */
export const cardFetchesIn = (unitOfWork: UnitOfWork): CardFetches => new SqlCardFetches(unitOfWork);
