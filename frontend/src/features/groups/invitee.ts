/** What stands for the hidden part of an address. */
const HIDDEN = '•••';

/** Whether an address may be the one that is shown partly hidden; only the server knows for sure. */
export function mayBe(partlyHidden: string | null, email: string): boolean {
  if (partlyHidden === null) return false;
  const [start = '', end = ''] = partlyHidden.toLowerCase().split(HIDDEN);
  const address = email.toLowerCase();
  return address.startsWith(start) && address.endsWith(end);
}
