/** For specs of other modules that need links in their database. */
export { linkSchema } from '../../src/modules/links/core/infrastructure/link.schema';
export { TypeormLinkRepository } from '../../src/modules/links/core/infrastructure/typeorm-link-repository';
