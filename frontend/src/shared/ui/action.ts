import type { ReactNode } from 'react';

/** An entry of a menu: a way to go, or something to do. */
export interface Action {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon: ReactNode;
  /** A word or number beside the label. */
  readonly tag?: string;
  /** A path of this site without its language prefix, … */
  readonly to?: string;
  /** … or an address elsewhere, … */
  readonly href?: string;
  /** … or something to do. */
  readonly onSelect?: () => void;
  /** The first of another kind: a line stands above it. */
  readonly isApart?: boolean;
}
