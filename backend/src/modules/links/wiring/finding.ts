import { ListLinks } from '../application/list-links.service';
import { LinkFinder } from '../application/ports/link-finder';
import { LinkIndex } from '../application/ports/link-index';
import { IndexLinks } from '../application/search/index-links.service';
import { ListQuestions } from '../application/search/list-questions.service';
import { LinkStandings } from '../infrastructure/search/link-standings';
import { LinkTermStore } from '../infrastructure/search/link-term.store';
import { SqlLinkFinder } from '../infrastructure/search/sql-link-finder';

/** Lists of links, and finding links in them. */
export const FINDING = {
  providers: [
    IndexLinks,
    LinkStandings,
    ListLinks,
    ListQuestions,
    { provide: LinkFinder, useClass: SqlLinkFinder },
    { provide: LinkIndex, useClass: LinkTermStore },
  ],
};
