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
/** What its writer holds while it lives; see `FileLock`. */
export const LOCK_SUFFIX = '.lock';
/**
 * An open segment without a lock, of a version that had none or on a file system that has none, belongs to a process that
 * died when it was not written to for this long under a reader's eyes: a living one would have finished it.
 */
export const ABANDONED_AFTER_MS = 2 * SEGMENT_AGE_MS;
