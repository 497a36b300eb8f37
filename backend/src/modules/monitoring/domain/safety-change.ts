import type { LinkFindings } from '../../links/values';

/** What the owners of a link hear of: it is warned of as a threat, or switched off as blocked, or neither any more. */
export type SafetyChange = 'threat' | 'blocked' | 'clean';

type Safety = Pick<LinkFindings, 'warning' | 'disabledFor'>;

function changeIn({ warning, disabledFor }: Safety): 'threat' | 'blocked' | null {
  if (disabledFor === 'blocked') return 'blocked';
  return warning === 'threat' ? 'threat' : null;
}

/** Null when nothing is another for visitors, or when people have decided about the link: those who did tell of it. */
export function safetyChange(before: Safety, after: Safety): SafetyChange | null {
  const [was, is] = [changeIn(before), changeIn(after)];
  if (was === is || after.disabledFor === 'abuse') return null;
  if (is !== null) return is;
  return after.warning === null ? 'clean' : null;
}
