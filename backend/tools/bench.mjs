// npm run bench, bench:redirect …: a benchmark by its name in backend/test/bench, after building what is due.
import './lib/require-node.mjs';
import { allHalves } from './lib/build.mjs';
import { inRoot } from './lib/paths.mjs';
import { runBuilt } from './lib/run-built.mjs';

const [name, ...args] = process.argv.slice(2);
await runBuilt(allHalves, [inRoot('backend', 'test', 'bench', `${name}.mjs`), ...args]);
