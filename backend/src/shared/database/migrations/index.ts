import { Links1795000000001 } from './1795000000001-links';

/** Every change of the schema, oldest first; each runs on SQLite and on MySQL/MariaDB. */
export const MIGRATIONS = [Links1795000000001];
