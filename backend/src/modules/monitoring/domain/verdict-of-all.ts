import type { AddressVerdict } from './marks-by-verdict';

type Standing = AddressVerdict['standing'];

/** The worst first: one address that does harm is enough, and what was not judged is not clean. */
const ORDER: readonly Standing[] = ['dangerous', 'suspicious', 'unchecked', 'clean'];
const UNJUDGED: AddressVerdict = { standing: 'unchecked', reasons: [], isComplete: false };

/** What is known of a link by what is known of each address that it leads to; null: that one could not be judged. */
export function verdictOfAll(verdicts: readonly (AddressVerdict | null)[]): AddressVerdict {
  const all = verdicts.length === 0 ? [UNJUDGED] : verdicts.map((each) => each ?? UNJUDGED);
  return {
    standing: ORDER.find((each) => all.some(({ standing }) => standing === each)) ?? 'unchecked',
    reasons: [...new Set(all.flatMap(({ reasons }) => reasons))],
    isComplete: all.every(({ isComplete }) => isComplete),
  };
}

/** Whether there is nothing to ask again for: harm is harm, whatever the other services would have said. */
export const isSettled = ({ standing, isComplete }: AddressVerdict): boolean =>
  isComplete || standing === 'dangerous';
