// Every static guard. All of them run, two at a time, so that one look shows all that is wrong.
import { inRoot, program } from './paths.mjs';
import { say } from './progress.mjs';
import { run } from './run.mjs';

const atOnce = 2;
const typecheck = (half) => program('tscNative', '--noEmit', '-p', half);

// Before the others, which read what it writes.
const first = [
  { name: 'generated files', command: [process.execPath, inRoot('backend', 'tools', 'gen.mjs'), '--check'] },
];

const steps = [
  { name: 'types: backend', command: typecheck('backend') },
  { name: 'types: frontend', command: typecheck('frontend') },
  { name: 'types: extension', command: typecheck('frontend/extension') },
  { name: 'types: SDK', command: typecheck('backend/clients/typescript') },
  { name: 'boundaries', command: program('depcruise', 'backend', 'frontend') },
  { name: 'exported names', command: [process.execPath, inRoot('backend', 'tools', 'exported-names.mjs')] },
  { name: 'unused code', command: program('knip') },
  { name: 'weight of pages', command: [process.execPath, inRoot('backend', 'tools', 'weigh.mjs')] },
];

/** In two halves of about the same size. */
const lint = (title, ...options) =>
  [
    ['backend', ['backend']],
    ['all else', ['.', '--ignore-pattern', 'backend/**']],
  ].map(([half, files]) => ({
    name: `${title}: ${half}`,
    command: program('eslint', ...files, '--max-warnings=0', ...options),
  }));

/** In the gate. Rules that need types take minutes, which `tsc` has proved most of. */
const quick = lint('lint', '--config', 'eslint.quick.config.mjs');

const deep = [...lint('lint with types'), { name: 'format', command: program('prettier', '--check', '.') }];

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

/** Each guard as `{ name, code, text }`: how it ended and what it said. */
export async function runChecks(isDeep) {
  return [...(await runSome(first)), ...(await runSome([...(isDeep ? deep : quick), ...steps]))];
}
