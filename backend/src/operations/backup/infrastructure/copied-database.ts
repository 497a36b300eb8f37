/** What a copy of the database holds, all of it of one moment. */
export interface CopiedDatabase {
  /** How far each segment of the journal had been counted. */
  readonly places: ReadonlyMap<string, number>;
  /** The newest link of that moment: clicks of later ones must not be counted for those that get their numbers. */
  readonly lastLinkId: number;
  readonly migrations: readonly string[];
  readonly rows: Readonly<Record<string, number>>;
}

/** Asks the copied database. */
export type AskCopy = (sql: string) => Promise<readonly unknown[]> | readonly unknown[];

/** Where TypeORM notes what a database has had. */
export const MIGRATIONS_TABLE = 'migrations';

export async function describeCopy(
  ask: AskCopy,
  rows: Readonly<Record<string, number>>,
): Promise<CopiedDatabase> {
  const places = (await ask('SELECT segment, place FROM journal_places')) as {
    segment: string;
    place: number | string;
  }[];
  const [links] = (await ask('SELECT MAX(id) AS last FROM links')) as { last: number | string | null }[];
  const migrations = (await ask(`SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY id`)) as { name: string }[];
  return {
    places: new Map(places.map(({ segment, place }) => [segment, Number(place)])),
    lastLinkId: Number(links?.last ?? 0),
    migrations: migrations.map(({ name }) => name),
    rows,
  };
}
