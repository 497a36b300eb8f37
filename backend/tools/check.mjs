// npm run check: every static guard. All of them run, two at a time, so that one look shows all that is wrong.
import './lib/require-node.mjs';
import { inRoot, program } from './lib/paths.mjs';
import { runTool, say } from './lib/progress.mjs';
import { run } from './lib/run.mjs';
import { setUp } from './lib/setup.mjs';

const atOnce = 2;
const cache = (name) => inRoot('node_modules', '.cache', 'linklet', name);
const typecheck = (part) => {
  const memory = cache(`${part.replaceAll('/', '-')}.tsbuildinfo`);
  return program('tsc', '--noEmit', '-p', part, '--incremental', '--tsBuildInfoFile', memory);
};

// Before the others, which read what it writes.
const first = [
  { name: 'generated files', command: [process.execPath, inRoot('backend', 'tools', 'gen.mjs'), '--check'] },
];

const steps = [
  // Apart, because the types of all files together need more memory than a process is given.
  { name: 'lint: backend', command: program('eslint', 'backend', '--max-warnings=0') },
  {
    name: 'lint: all else',
    command: program('eslint', '.', '--ignore-pattern', 'backend/**', '--max-warnings=0'),
  },
  { name: 'types: backend', command: typecheck('backend') },
  { name: 'types: frontend', command: typecheck('frontend') },
  { name: 'types: extension', command: typecheck('frontend/extension') },
  { name: 'types: SDK', command: typecheck('backend/clients/typescript') },
  { name: 'boundaries', command: program('depcruise', 'backend', 'frontend') },
  { name: 'unused code', command: program('knip') },
  { name: 'weight of pages', command: [process.execPath, inRoot('backend', 'tools', 'weigh.mjs')] },
  { name: 'format', command: program('prettier', '--check', '.') },
];

async function runStep({ name, command }) {
  const { code, text, seconds } = await run(command, { capture: true });
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  return { name, code, text };
}

async function runSome(list) {
  const waiting = [...list];
  const results = [];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results.push(await runStep(next));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

await runTool(async () => {
  await setUp();
  const results = [...(await runSome(first)), ...(await runSome(steps))];
  const failed = results.filter(({ code }) => code !== 0);
  for (const { name, text } of failed) console.log(`\n==== ${name} ====\n${text.trimEnd()}`);
  say(failed.length === 0 ? 'all checks passed' : `${failed.length} of ${results.length} checks failed`);
  return failed.length === 0 ? 0 : 1;
});
