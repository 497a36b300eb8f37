/** What cannot be told is counted under this, so that nothing is missing from a breakdown. */
export const UNKNOWN = 'others';
