/** What the address of a page with a log says of what is looked for. */
export interface AddressedFilter {
  /** As it was typed. */
  readonly q: string;
  /** Whose entries are wanted; null for everybody's. */
  readonly memberId: number | null;
}

/** The server reads no more. */
export const MAX_QUESTION_LENGTH = 100;

export function filterIn(query: URLSearchParams): AddressedFilter {
  const member = query.get('member') ?? '';
  return {
    q: (query.get('q') ?? '').slice(0, MAX_QUESTION_LENGTH),
    memberId: /^[1-9]\d{0,9}$/.test(member) ? Number(member) : null,
  };
}
