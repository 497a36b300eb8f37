import { createRequire } from 'node:module';
import { loadTypeScript } from './node-loader-insides.mjs';

// Migrates the storage that the parent names, as often as it names one, and answers with the error's text or ''. With
// `dieAfter` it kills itself when so many statements have changed something.

const require = createRequire(import.meta.url);

loadTypeScript();

const { migrate } = require('../../src/shared/database/migrate.ts');
const { DataSource } = require('typeorm');

let statementsLeft = Infinity;
const watched = new WeakSet();
const { createQueryRunner } = DataSource.prototype;
DataSource.prototype.createQueryRunner = function (...given) {
  const runner = createQueryRunner.apply(this, given);
  if (watched.has(runner)) return runner;
  watched.add(runner);
  const query = runner.query.bind(runner);
  runner.query = async (...asked) => {
    const answer = await query(...asked);
    if (!/^\s*(SELECT|SHOW|PRAGMA)\b/i.test(asked[0])) statementsLeft -= 1;
    if (statementsLeft === 0) process.kill(process.pid, 'SIGKILL');
    return answer;
  };
  return runner;
};

process.on('message', ({ dieAfter = Infinity, ...storage }) => {
  statementsLeft = dieAfter;
  migrate(storage).then(
    () => process.send(''),
    (error) => process.send(String(error)),
  );
});
process.send('ready');
