import { Links1795000000001 } from './1795000000001-links';
import { Analytics1795000000002 } from './1795000000002-analytics';
import { Jobs1795000000003 } from './1795000000003-jobs';
import { Idempotency1795000000004 } from './1795000000004-idempotency';

/** Every change of the schema, oldest first; each runs on SQLite and on MySQL/MariaDB. */
export const MIGRATIONS = [
  Links1795000000001,
  Analytics1795000000002,
  Jobs1795000000003,
  Idempotency1795000000004,
];
