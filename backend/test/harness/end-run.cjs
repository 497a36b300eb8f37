// After the last test file: throws away what workers kept, and what files did not come to throw away.
const { readdirSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { createConnection } = require('mysql2/promise');
const { endAll, nameOfRun } = require('./kept.cjs');

const SERVER = process.env.LINKLET_TEST_MYSQL_URL ?? 'mysql://root@127.0.0.1:3306';

async function dropDatabases(prefix) {
  const connection = await createConnection(SERVER).catch(() => undefined); // a machine without one has none
  if (!connection) return;
  const [found] = await connection.query('SHOW DATABASES');
  for (const { Database: name } of found) {
    if (name.startsWith(prefix)) await connection.query(`DROP DATABASE ${name}`);
  }
  await connection.end();
}

module.exports = async () => {
  await endAll();
  await dropDatabases(`linklet_test_${nameOfRun()}_`);
  for (const name of readdirSync(tmpdir())) {
    if (name.startsWith(`linklet-${nameOfRun()}-`)) {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    }
  }
};
