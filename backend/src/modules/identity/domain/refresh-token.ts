/** What a refresh token says in the open, before its proof. */
export interface RefreshTokenParts {
  readonly sessionId: string;
  readonly generation: number;
  readonly proof: string;
}

const TOKEN = /^([0-9a-f]{32})\.([1-9][0-9]{0,8})\.([A-Za-z0-9_-]{43})$/;

/** The parts of `<session id>.<generation>.<proof>`, or null when the text has another form. */
export function readRefreshToken(text: string): RefreshTokenParts | null {
  const [, sessionId, generation, proof] = TOKEN.exec(text) ?? [];
  if (!sessionId || !generation || !proof) return null;
  return { sessionId, generation: Number(generation), proof };
}
