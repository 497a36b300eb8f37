/** A database id as a caller writes it, or null. */
export function readId(text: string | number | undefined): number | null {
  const plain = String(text ?? '');
  return /^[1-9][0-9]{0,14}$/.test(plain) ? Number(plain) : null;
}
