import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { migrate } from '../../src/shared/database/migrate';

const MIGRATIONS = join(__dirname, '../../src/shared/database/migrations');
/** Other checkouts on the same server have templates of their own, made by other migrations. */
const CHECKOUT = createHash('sha256').update(MIGRATIONS).digest('hex').slice(0, 8);
const PREFIX = `linklet_template_${CHECKOUT}_`;
/** Long enough for another test file to make the template on a busy machine. */
const TIMEOUT_SECONDS = 300;

/** One for each state of the migrations. */
export function templateName(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(join(MIGRATIONS, file)));
  return PREFIX + hash.digest('hex').slice(0, 12);
}

/** Each table that is made or dropped waits for the server's disk; several wait together. */
const AT_ONCE = 4;

async function tablesOf(connection: Connection, database: string): Promise<string[]> {
  const [tables] = await connection.query<RowDataPacket[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
    [database],
  );
  return (tables as { name: string }[]).map(({ name }) => name);
}

/** Does something with each table of a database, over connections of its own. */
async function withEachTable(
  names: readonly string[],
  address: string,
  work: (connection: Connection, name: string) => Promise<unknown>,
): Promise<void> {
  const left = [...names];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const connection = await createConnection(address);
      try {
        for (let name = left.pop(); name !== undefined; name = left.pop()) await work(connection, name);
      } finally {
        await connection.end();
      }
    }),
  );
}

async function dropOthers(connection: Connection, name: string): Promise<void> {
  const [found] = await connection.query<RowDataPacket[]>('SHOW DATABASES');
  for (const { Database: other } of found as { Database: string }[]) {
    if (other.startsWith(PREFIX) && other !== name) await connection.query(`DROP DATABASE ${other}`);
  }
}

/**
 * Gives an empty database of MySQL or MariaDB the tables that the migrations make, from a database that they made them
 * in once; that one stays on the server until the migrations change.
 */
export async function copyTables(
  connection: Connection,
  target: string,
  addressOf: (name: string) => string,
): Promise<void> {
  const template = templateName();
  await connection.query(`SELECT GET_LOCK('${PREFIX}lock', ${TIMEOUT_SECONDS})`);
  await dropOthers(connection, template);
  await connection.query(`CREATE DATABASE IF NOT EXISTS ${template} CHARACTER SET utf8mb4`);
  // Costs next to nothing when they are made, and goes on where a killed run has stopped.
  await migrate({ databaseUrl: addressOf(template), sqliteFile: '' });
  await withEachTable(await tablesOf(connection, template), addressOf(target), async (own, name) => {
    await own.query(`CREATE TABLE ${target}.${name} LIKE ${template}.${name}`);
    await own.query(`INSERT INTO ${target}.${name} SELECT * FROM ${template}.${name}`);
  });
}

/** Those of the tables with a row. */
async function filledTables(
  connection: Connection,
  database: string,
  names: readonly string[],
): Promise<string[]> {
  const looks = names.map((name) => `(SELECT '${name}' AS name FROM ${database}.${name} LIMIT 1)`);
  const [found] = await connection.query<RowDataPacket[]>(looks.join(' UNION ALL '));
  return (found as { name: string }[]).map(({ name }) => name);
}

/** Makes a database that `copyTables` made what it was then; tests put rows into few of its tables. */
export async function emptyTables(connection: Connection, target: string): Promise<void> {
  const template = templateName();
  const [wanted, there] = [await tablesOf(connection, template), await tablesOf(connection, target)];
  const strange = there.filter((name) => !wanted.includes(name));
  for (const name of strange) await connection.query(`DROP TABLE ${target}.${name}`);
  const filled = await filledTables(connection, target, wanted);
  for (const name of new Set([...filled, ...(await filledTables(connection, template, wanted))])) {
    await connection.query(`TRUNCATE TABLE ${target}.${name}`);
    await connection.query(`INSERT INTO ${target}.${name} SELECT * FROM ${template}.${name}`);
  }
}

/** Drops a database, table by table first: the server drops them one after the other. */
export async function dropDatabase(connection: Connection, name: string, address: string): Promise<void> {
  await withEachTable(await tablesOf(connection, name), address, (own, table) =>
    own.query(`DROP TABLE ${table}`),
  );
  await connection.query(`DROP DATABASE ${name}`);
}
