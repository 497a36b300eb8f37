const OK = 200;
const TOO_MANY = 429;
const SERVER_ERRORS = 500;

/**
 * Whether another server than ours answers for a host. A server that is busy or broken may be ours, and so may be one that
 * no server reached: only what has been answered counts.
 * @param text what ours answers
 */
export function isElsewhere(
  answer: { readonly status: number; readonly text: string } | null,
  text: string,
): boolean {
  if (answer === null || answer.status === TOO_MANY || answer.status >= SERVER_ERRORS) return false;
  return answer.status !== OK || answer.text.trim() !== text;
}
