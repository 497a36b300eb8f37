import { type Connection as PlainConnection, createConnection, type RowDataPacket } from 'mysql2';
import type { Connection } from 'mysql2/promise';

const CONNECT_MS = 5_000;

/** One connection, for as long as the work lasts; a dump or a load may ask for longer than people's calls may. */
export async function withServer<T>(
  url: string,
  work: (server: Connection, plain: PlainConnection) => Promise<T>,
): Promise<T> {
  const plain = createConnection({
    uri: url.replace(/^mariadb:/, 'mysql:'),
    charset: 'utf8mb4',
    timezone: 'Z',
    connectTimeout: CONNECT_MS,
  });
  try {
    return await work(plain.promise(), plain);
  } finally {
    plain.destroy();
  }
}

export async function rowsOf<Row>(server: Connection, sql: string, values: unknown[] = []): Promise<Row[]> {
  const [rows] = await server.query<RowDataPacket[]>(sql, values);
  return rows as Row[];
}

export async function tablesOf(server: Connection): Promise<string[]> {
  const rows = await rowsOf<Record<string, string>>(
    server,
    "SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'",
  );
  return rows.map((row) => Object.values(row)[0] ?? '').sort();
}
