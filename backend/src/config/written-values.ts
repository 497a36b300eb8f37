/** An origin as it is compared and built on. */
export const withoutSlash = (origin: string): string => origin.replace(/\/$/, '');

/** Addresses between commas, in the form in which people are known. */
export const emailsIn = (list = ''): ReadonlySet<string> =>
  new Set(
    list
      .split(',')
      .map((each) => each.trim().normalize('NFC').toLowerCase())
      .filter(Boolean),
  );

/** For class-transformer: what the environment has is text. */
export const toNumber = ({ value }: { readonly value: unknown }): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;

/** What stands between commas. */
export const entriesOf = (list: string): readonly string[] => list.split(',').map((each) => each.trim());
