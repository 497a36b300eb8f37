// The record of deep runs: a row for each part of each run, so that it can be looked up which part passed when.
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

/** The commit, with a plus when files differ from it. */
const commit = () => `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? '+' : ''}`;

const partOf = (tier, rest) => [tier, ...rest.map((each) => each.replaceAll(`${root}/`, ''))].join(' ');

/** A row of docs/deep-runs.md. */
export const rowOf = ({ name, passed, failed, skipped, seconds }, { seed, rest }, { day, at }) =>
  `| ${[day, at, seed, `\`${partOf(name, rest).replaceAll('|', '\\|')}\``, passed, failed, skipped, (seconds / 60).toFixed(1)].join(' | ')} |\n`;

export function recordDeepRun(result, chosen) {
  const day = new Date().toISOString().slice(0, 10);
  appendFileSync(inRoot('docs', 'deep-runs.md'), rowOf(result, chosen, { day, at: commit() }));
}
