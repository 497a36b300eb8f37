/** Named values that screens can show. */
export type PlainValues = Readonly<Record<string, string | number>>;

/** What screens can show of free-form values. */
export const plainOf = (values: Readonly<Record<string, unknown>>): PlainValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
