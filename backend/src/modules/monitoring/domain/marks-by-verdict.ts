import { SHARED_DOMAIN } from '../../../shared/domain/shared-domain';
import type { LinkDisabling, LinkFindings, LinkWarning } from '../../links/values';

/** What is known of the safety of an address. */
export interface AddressVerdict {
  readonly standing: 'clean' | 'suspicious' | 'dangerous' | 'unchecked';
  readonly reasons: readonly string[];
  /** Everybody who could say something was heard. */
  readonly isComplete: boolean;
}

/** What of the findings about a link goes by the safety of its destination. */
export type SafetyMarks = Pick<LinkFindings, 'warning' | 'disabledFor'>;

/** What only the patrol and the check before shortening put on links, the worst first: the patrol may take it away. */
const WARNINGS = [
  { warning: 'threat', isEverywhere: true },
  // Strangers' addresses are doubted on the domain that all share, and nowhere else.
  { warning: 'young', isEverywhere: false },
  { warning: 'free-host', isEverywhere: false },
] as const satisfies readonly { warning: LinkWarning; isEverywhere: boolean }[];

type Marked = SafetyMarks & { readonly domainId: number };

/**
 * The warning that the link should have. One that it has is kept until everybody was heard who could say that it is
 * still deserved.
 */
function warningBy({ isComplete, reasons }: AddressVerdict, link: Marked): LinkWarning | null {
  const isKept = (warning: LinkWarning): boolean => !isComplete && link.warning === warning;
  const found = WARNINGS.find(
    ({ warning, isEverywhere }) =>
      (isEverywhere || link.domainId === SHARED_DOMAIN) && (reasons.includes(warning) || isKept(warning)),
  );
  return found?.warning ?? null;
}

const isOwn = (mark: LinkWarning | null): boolean =>
  mark === null || WARNINGS.some(({ warning }) => warning === mark);

/** What the verdict changes about a link; null for nothing. What people have decided stays. */
export function marksBy(verdict: AddressVerdict, link: Marked): Partial<SafetyMarks> | null {
  const { standing, reasons, isComplete } = verdict;
  if (standing === 'unchecked') return null;
  const warning = warningBy(verdict, link);
  const isBlocked = reasons.includes('blocked') || (!isComplete && link.disabledFor === 'blocked');
  const disabledFor: LinkDisabling | null = isBlocked ? 'blocked' : null;
  const changed = {
    ...(isOwn(link.warning) && warning !== link.warning ? { warning } : {}),
    ...(link.disabledFor !== 'abuse' && disabledFor !== link.disabledFor ? { disabledFor } : {}),
  };
  return Object.keys(changed).length === 0 ? null : changed;
}
