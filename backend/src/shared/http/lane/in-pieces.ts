/**
 * A hundred of the smallest requests. Node's HTTP server starts with all that are in one piece before anybody can stop it,
 * and a whole reading holds thousands.
 */
const PIECE_BYTES = 4 * 1024;

/** The same bytes, as many views of them. */
export function inPieces(bytes: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) pieces.push(bytes.subarray(at, at + PIECE_BYTES));
  return pieces;
}
