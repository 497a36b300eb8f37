import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';
import { say } from './progress.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** Turns the before-commit check on in a developer's checkout; a choice made before, whichever, is left alone. */
export function useHooks() {
  if (process.env.CI || !existsSync(inRoot('.git'))) return;
  if (git('config', '--get', 'core.hooksPath').status !== 1) return;
  if (git('config', 'core.hooksPath', '.githooks').status === 0) {
    say('commits are checked from now on (.githooks; undo: git config --unset core.hooksPath)');
  }
}
