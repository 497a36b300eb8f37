// The before-commit check (.githooks/pre-commit): only what is about to be committed, so that it stays quick.
import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, program, root } from './lib/paths.mjs';
import { runTool, say } from './lib/progress.mjs';
import { run } from './lib/run.mjs';

function stagedFiles() {
  const options = ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'];
  const { stdout } = spawnSync('git', options, { cwd: root, encoding: 'utf8' });
  return stdout.split('\0').filter((path) => path !== '' && existsSync(inRoot(path)));
}

const commandsFor = (files) => {
  const code = files.filter((path) => /\.(m?js|cjs|tsx?)$/.test(path));
  const commands = [program('prettier', '--check', '--ignore-unknown', ...files)];
  if (code.length > 0) {
    commands.push(program('eslint', '--max-warnings=0', '--no-warn-ignored', ...code));
  }
  return commands;
};

await runTool(async () => {
  const files = stagedFiles();
  if (files.length === 0 || !existsSync(inRoot('node_modules'))) return 0;
  const results = await Promise.all(commandsFor(files).map((command) => run(command, { capture: true })));
  const failed = results.filter(({ code }) => code !== 0);
  for (const { text } of failed) console.error(text.trimEnd());
  if (failed.length > 0) say('not committed; `npm run format` mends the layout, --no-verify commits anyway');
  return failed.length === 0 ? 0 : 1;
});
