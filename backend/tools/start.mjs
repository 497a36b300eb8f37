// npm start: from a fresh clone to a running server with nothing else to do.
import './lib/require-node.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { runTool } from './lib/progress.mjs';
import { SERVER_FLAGS } from './lib/server-flags.mjs';
import { setUp } from './lib/setup.mjs';
import { supervise } from './lib/supervise.mjs';

await runTool(async () => {
  await setUp();
  return supervise(
    [process.execPath, ...SERVER_FLAGS, inRoot('backend', 'dist', 'main.js'), ...process.argv.slice(2)],
    {
      cwd: root,
    },
  );
});
