// npm run backup, restore …: the server's own commands (backend/src/operate.ts), after building what is due.
import './lib/require-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { runTool } from './lib/progress.mjs';
import { run } from './lib/run.mjs';
import { setUp } from './lib/setup.mjs';

await runTool(async () => {
  await setUp(['server']);
  const command = [process.execPath, inRoot('backend', 'dist', 'operate.js'), ...process.argv.slice(2)];
  return (await run(command)).code;
});
