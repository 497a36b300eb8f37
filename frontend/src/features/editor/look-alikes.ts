/** Signs that are hard to tell apart on paper, where the signs beside them give no hint. */
const UNCERTAIN = /[A-Za-z][01]|[01][A-Za-z]|\d[OIl]|[OIl]\d/;

/** Whether a name may be mistyped by people who read it from paper. */
export const hasLookAlikes = (name: string): boolean => UNCERTAIN.test(name);
