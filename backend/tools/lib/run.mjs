import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';
import { Explained } from './progress.mjs';

const children = new Set();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// Work that is broken off must not leave its compilers behind.
function endWithChildren(signal) {
  for (const child of children) child.kill('SIGTERM');
  process.exit(exitCodeOf(null, signal));
}

function adopt(child) {
  if (children.size === 0) for (const signal of signals) process.on(signal, endWithChildren);
  children.add(child);
}

// Without children the signals are another process's again: the server's, once it runs.
function forget(child) {
  children.delete(child);
  if (children.size === 0) for (const signal of signals) process.off(signal, endWithChildren);
}

/** The number a shell would show: the code, or 128 and the signal's number. */
export const exitCodeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/**
 * Runs a command to its end, or to its death when `signal` aborts.
 * With `capture`, its output comes back as `text` instead of being shown.
 */
export function run([command, ...args], { capture = false, env = {}, signal } = {}) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    adopt(child);
    signal?.addEventListener('abort', () => child.kill('SIGKILL'), { once: true });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => {
      forget(child);
      reject(new Explained(`${command} could not be started: ${error.message}`));
    });
    child.once('close', (code, killedBy) => {
      forget(child);
      resolve({
        code: exitCodeOf(code, killedBy),
        text: Buffer.concat(chunks).toString('utf8'),
        seconds: (performance.now() - began) / 1000,
      });
    });
  });
}

/** Runs a quiet command; only when it fails, everything it said is shown. */
export async function mustRun(commandLine, options = {}) {
  const result = await run(commandLine, { ...options, capture: true });
  if (result.code !== 0) {
    throw new Explained(`${commandLine.join(' ')} ended with ${result.code}\n${result.text}`);
  }
  return result;
}
