/** First line of every segment: format and version. */
export const SEGMENT_HEADER = 'linklet-journal 1\n';
/** A segment that its writer may still append to. */
export const OPEN_SUFFIX = '.log';
/** A segment that its writer has finished. */
export const CLOSED_SUFFIX = '.closed';
/** A new segment begins at this size … */
export const SEGMENT_BYTES = 32 * 1024 * 1024;
/** … or at this age, so that what has been read is soon deleted. */
export const SEGMENT_AGE_MS = 10 * 60_000;
/** An open segment this old belongs to a process that died: a living one would have finished it. */
export const ABANDONED_AFTER_MS = 2 * SEGMENT_AGE_MS;
