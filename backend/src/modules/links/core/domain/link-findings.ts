/** Why a page that warns stands before the destination of a link. */
export const LINK_WARNINGS = ['threat', 'young', 'free-host', 'reported'] as const;
export type LinkWarning = (typeof LINK_WARNINGS)[number];

/** Why a link leads nowhere, against its owners' will: its destination is on a block list, or it was abused. */
export const LINK_DISABLINGS = ['blocked', 'abuse'] as const;
export type LinkDisabling = (typeof LINK_DISABLINGS)[number];

/** What we, and not its owners, have found out about a link. */
export interface LinkFindings {
  /** Null for none. */
  readonly warning: LinkWarning | null;
  /** Null while it is allowed. Its slug stays taken. */
  readonly disabledFor: LinkDisabling | null;
  /** Since when its destination has not answered; null while it does, or that is unknown. */
  readonly downSince: Date | null;
}

/** Something was found out against it, or decided, and is not only doubted. */
export const isHarmful = ({ warning, disabledFor }: Pick<LinkFindings, 'warning' | 'disabledFor'>): boolean =>
  disabledFor !== null || warning === 'threat' || warning === 'reported';

/** What links begin with, and are judged to be again once they lead elsewhere. */
export const NO_FINDINGS = {
  warning: null,
  disabledFor: null,
  downSince: null,
} as const satisfies LinkFindings;
