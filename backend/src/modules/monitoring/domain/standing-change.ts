import type { LinkStanding } from '../../links/values';

/** What the owners of a link hear of: it is warned of as a threat, or switched off as blocked, or neither any more. */
export type StandingChange = 'threat' | 'blocked' | 'clean';

type Standing = Pick<LinkStanding, 'warning' | 'disabledFor'>;

function changeIn({ warning, disabledFor }: Standing): 'threat' | 'blocked' | null {
  if (disabledFor === 'blocked') return 'blocked';
  return warning === 'threat' ? 'threat' : null;
}

/** Null when nothing is another for visitors, or when people have decided about the link: those who did tell of it. */
export function standingChange(before: Standing, after: Standing): StandingChange | null {
  const [was, is] = [changeIn(before), changeIn(after)];
  if (was === is || after.disabledFor === 'abuse') return null;
  if (is !== null) return is;
  return after.warning === null ? 'clean' : null;
}
