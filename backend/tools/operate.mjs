// npm run backup, restore …: the server's own commands (backend/src/operate.ts), after building what is due.
import './lib/require-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { runBuilt } from './lib/run-built.mjs';

await runBuilt(['server'], [inRoot('backend', 'dist', 'operate.js'), ...process.argv.slice(2)]);
