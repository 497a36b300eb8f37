import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { LinkRanking } from '../application/ports/link-ranking';
import { SqlLinkRanking } from '../infrastructure/sql-link-ranking';

/** For the thread that counts clicks, which has no Nest. */
export const linkRankingIn = (unitOfWork: UnitOfWork): LinkRanking => new SqlLinkRanking(unitOfWork);
