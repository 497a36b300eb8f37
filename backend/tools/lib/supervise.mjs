import { spawn } from 'node:child_process';
import { exitCodeOf } from './run.mjs';

// npm and the terminal each pass on the same Ctrl-C; the server must see one.
const sameKeyPressMs = 700;

/**
 * Runs a server as the launcher's own: signals go on to it once, and its exit code comes back.
 * It gets a process group of its own, so that a Ctrl-C reaches it through us only.
 */
export function supervise([command, ...args], { cwd, env = process.env }) {
  // Over the channel the server learns that we are gone, however suddenly, and does not outlive us unseen.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(command, args, { cwd, env, stdio, detached: process.platform !== 'win32' });
  let lastSent = -Infinity;
  const forward = (signal) => {
    if (performance.now() - lastSent < sameKeyPressMs) return;
    lastSent = performance.now();
    child.kill(signal);
  };
  process.on('SIGINT', () => forward('SIGINT'));
  process.on('SIGTERM', () => forward('SIGTERM'));
  // The terminal went away: the server would outlive it unseen.
  process.on('SIGHUP', () => forward('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}
