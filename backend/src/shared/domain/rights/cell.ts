/** What a caller is told who may not: sign in (401), you may not (403), there is no such thing (404). */
export interface Refusal {
  readonly outcome: 'sign-in' | 'refused' | 'hidden';
  /** Code of the error that is answered. */
  readonly code: string;
}

/** What comes of an operation that a caller tries: on anything there, on their own alone, or on nothing. */
export type Cell =
  { readonly outcome: 'allowed' } | { readonly outcome: 'own'; readonly others: Refusal } | Refusal;

export const ALLOWED: Cell = { outcome: 'allowed' };

/** What is others' is refused like this. */
export const own = (others: Refusal): Cell => ({ outcome: 'own', others });

export const signIn = (code: string): Refusal => ({ outcome: 'sign-in', code });
export const refused = (code: string): Refusal => ({ outcome: 'refused', code });
export const hidden = (code: string): Refusal => ({ outcome: 'hidden', code });

/** Status of each refusal over HTTP. */
export const STATUS = { 'sign-in': 401, refused: 403, hidden: 404 } as const satisfies Record<
  Refusal['outcome'],
  number
>;
