/** Why a visitor may not want to be sent to an address, or why it could not be followed to its end. */
export type SafetyReason = 'threat' | 'blocked' | 'young' | 'free-host' | 'own-host' | 'chain-too-long';

/**
 * `dangerous`: no visitor is sent there; `suspicious`: people are warned; `unchecked`: nothing is known against it, but
 * not everybody could be asked.
 */
export type Standing = 'clean' | 'suspicious' | 'dangerous' | 'unchecked';

/** What is known of an address without asking a service: never `clean`, as none was asked. */
export interface LocalVerdict {
  readonly standing: Exclude<Standing, 'clean'>;
  readonly reasons: readonly SafetyReason[];
}

/** What came of judging an address. */
export interface Verdict {
  readonly standing: Standing;
  /** Each once, the worst first; empty when nothing is known against it. */
  readonly reasons: readonly SafetyReason[];
  /** Where its redirects end; null when they were not followed, or the end was not reached. */
  readonly finalUrl: string | null;
  /** Of the last answer there was; null when there was none. */
  readonly httpStatus: number | null;
  readonly checkedAt: Date;
  /** Everybody who could say something was heard: what is not among the reasons is not known of anybody. */
  readonly isComplete: boolean;
}

/** What was found out, and whether everybody who could say something did. */
export interface Findings {
  readonly reasons: Iterable<SafetyReason>;
  readonly isComplete: boolean;
}

const DANGEROUS: readonly SafetyReason[] = ['threat', 'blocked', 'own-host'];
const SUSPICIOUS: readonly SafetyReason[] = ['young', 'free-host'];
/** The worst first. */
const ORDER: readonly SafetyReason[] = [...DANGEROUS, ...SUSPICIOUS, 'chain-too-long'];

/** Nothing is said against it, and no service was asked. */
const NOTHING_KNOWN: LocalVerdict = { standing: 'unchecked', reasons: [] };

export const isDangerous = (reason: SafetyReason): boolean => DANGEROUS.includes(reason);

/** One proof against an address is enough, whichever service did not answer; a clean one needs every answer. */
export function judge({
  reasons,
  isComplete,
}: Findings): Pick<Verdict, 'standing' | 'reasons' | 'isComplete'> {
  const found = new Set(reasons);
  const inOrder = ORDER.filter((each) => found.has(each));
  const has = (some: readonly SafetyReason[]): boolean => some.some((each) => found.has(each));
  const isKnown = isComplete && !found.has('chain-too-long');
  const common = { reasons: inOrder, isComplete: isKnown };
  if (has(DANGEROUS)) return { standing: 'dangerous', ...common };
  if (has(SUSPICIOUS)) return { standing: 'suspicious', ...common };
  return { standing: isKnown ? 'clean' : 'unchecked', ...common };
}

/** The same of what is known without asking. */
export function judgeLocally(reasons: Iterable<SafetyReason>): LocalVerdict {
  const { standing, reasons: inOrder } = judge({ reasons, isComplete: false });
  return standing === 'clean' ? NOTHING_KNOWN : { standing, reasons: inOrder };
}
