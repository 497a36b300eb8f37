// npm run dev: both halves, rebuilt while you edit them, and ended by one Ctrl-C.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { program, root } from './lib/paths.mjs';
import { runTool } from './lib/progress.mjs';
import { exitCodeOf } from './lib/run.mjs';
import { setUp } from './lib/setup.mjs';

const halves = [
  { prefix: 'server', command: program('nest', 'start', '--watch', '--preserveWatchOutput') },
  { prefix: 'pages ', command: program('vite', 'frontend', '--clearScreen', 'false') },
];

function startHalf({ prefix, command: [command, ...args] }) {
  // A group of its own: the compiler's child, the server, is reached through it too.
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${prefix} | ${line}`));
  }
  return child;
}

const ended = (child) =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(exitCodeOf(code, signal))));

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // already gone
  }
}

await runTool(async () => {
  // The server wants pages to serve; while editing, look at those of the Vite server instead.
  await setUp(['pages']);
  const children = halves.map(startHalf);
  const endAll = () => children.forEach((child) => endGroup(child, 'SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endAll);
  const ends = children.map(ended);
  // One half alone is of no use: when one ends, so does the other.
  const code = await Promise.race(ends);
  endAll();
  await Promise.all(ends);
  return code;
});
