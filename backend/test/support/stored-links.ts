/** For specs of other modules that need links in their database. */
export { Link } from '../../src/modules/links/core/domain/link.entity';
export { linkSchema } from '../../src/modules/links/core/infrastructure/link.schema';
export { SqlLinksForVisits } from '../../src/modules/links/core/infrastructure/sql-links-for-visits';
export { TypeormLinkRepository } from '../../src/modules/links/core/infrastructure/typeorm-link-repository';
