import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { LinkStandings } from '../application/ports/link-standings';
import { SqlLinkStandings } from '../infrastructure/sql-link-standings';

/** For the thread that counts clicks, which has no Nest. */
export const linkStandingsIn = (unitOfWork: UnitOfWork): LinkStandings => new SqlLinkStandings(unitOfWork);
