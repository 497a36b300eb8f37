// npm run sandbox: the payment simulators, so that anyone can buy on one machine without keys (docs/sandbox.md).
import './lib/require-node.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { runTool } from './lib/progress.mjs';
import { setUp } from './lib/setup.mjs';
import { supervise } from './lib/supervise.mjs';

await runTool(async () => {
  await setUp(['sandbox']);
  const main = inRoot('backend', 'sandbox', 'dist', 'main.js');
  return supervise([process.execPath, main, ...process.argv.slice(2)], { cwd: root });
});
