import type { AppsOfDomain } from './domains.api';

export type AppSystem = 'apple' | 'android';

/** An app as it stands in the form. */
export interface AppRow {
  readonly system: AppSystem;
  /** Team and bundle, or the package. */
  readonly name: string;
  /** Paths, or fingerprints of certificates: one on each line. */
  readonly details: string;
}

type Apps = Pick<AppsOfDomain, 'apple' | 'android'>;

/** An app opens everything: what need not be written. */
const EVERYTHING = '*';

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const rowsOf = ({ apple, android }: Apps): readonly AppRow[] => [
  ...apple.map(({ appId, paths }): AppRow => {
    const details = paths.length === 1 && paths[0] === EVERYTHING ? '' : paths.join('\n');
    return { system: 'apple', name: appId, details };
  }),
  ...android.map(({ packageName, fingerprints }): AppRow => {
    return { system: 'android', name: packageName, details: fingerprints.join('\n') };
  }),
];

export const appsOf = (rows: readonly AppRow[]): Apps => ({
  apple: rows
    .filter(({ system }) => system === 'apple')
    .map(({ name, details }) => ({ appId: name, paths: linesOf(details) })),
  android: rows
    .filter(({ system }) => system === 'android')
    .map(({ name, details }) => ({ packageName: name, fingerprints: linesOf(details) })),
});

/** What the server calls the two fields of a row; problems of single lines begin with the second. */
export function fieldsOf(
  rows: readonly AppRow[],
  row: AppRow,
): { readonly name: string; readonly details: string } {
  const at = `${row.system}.${rows.filter(({ system }) => system === row.system).indexOf(row)}`;
  return row.system === 'apple'
    ? { name: `${at}.appId`, details: `${at}.paths` }
    : { name: `${at}.packageName`, details: `${at}.fingerprints` };
}
