// npm run check [--deep]: every static guard.
import './lib/require-node.mjs';
import { runChecks } from './lib/checks.mjs';
import { runTool, say } from './lib/progress.mjs';
import { setUp } from './lib/setup.mjs';

await runTool(async () => {
  await setUp();
  const results = await runChecks(process.argv.includes('--deep'));
  const failed = results.filter(({ code }) => code !== 0);
  for (const { name, text } of failed) console.log(`\n==== ${name} ====\n${text.trimEnd()}`);
  say(failed.length === 0 ? 'all checks passed' : `${failed.length} of ${results.length} checks failed`);
  return failed.length === 0 ? 0 : 1;
});
