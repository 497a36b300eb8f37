import type { LinkStanding } from '../link-standing';

/** What the owners of a link hear of: it is warned of as a threat, or switched off as blocked, or neither any more. */
export type StandingNews = 'threat' | 'blocked' | 'clean';

type Standing = Pick<LinkStanding, 'warning' | 'disabledFor'>;

function newsIn({ warning, disabledFor }: Standing): 'threat' | 'blocked' | null {
  if (disabledFor === 'blocked') return 'blocked';
  return warning === 'threat' ? 'threat' : null;
}

/** Null when nothing is another for visitors, or when people have decided about the link: those who did tell of it. */
export function standingNews(before: Standing, after: Standing): StandingNews | null {
  const [was, is] = [newsIn(before), newsIn(after)];
  if (was === is || after.disabledFor === 'abuse') return null;
  if (is !== null) return is;
  return after.warning === null ? 'clean' : null;
}
