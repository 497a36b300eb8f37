import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { Linklet } from '@linklet/client';
import { forget, remember } from './config.mjs';
import { EXIT, UsageError } from './failure.mjs';

/** What is typed is not shown. */
function typed({ stdin, stderr }) {
  stderr.write('API token: ');
  const silent = new Writable({ write: (_, __, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: true });
  return new Promise((resolve) => {
    lines.question('', (answer) => {
      lines.close();
      stderr.write('\n');
      resolve(answer);
    });
  });
}

export async function login({ terminal, env }, args) {
  const { values } = parseArgs({ args, options: { url: { type: 'string' } } });
  const url = values.url ?? env.LINKLET_URL;
  if (!url) throw new UsageError('login needs --url, the address of the installation');
  const given = env.LINKLET_TOKEN || (terminal.stdin.isTTY ? await typed(terminal) : await terminal.input());
  const token = given.trim();
  terminal.secret = token;
  try {
    await new Linklet({ url, token }).developer.showApi();
  } catch (error) {
    // The token is good, although it may not read this.
    if (error.status !== 403) throw error;
  }
  const file = remember(env, { url, token });
  terminal.show({ url, file }, `signed in to ${url}; the token is in ${file}`);
  return EXIT.ok;
}

export function logout({ terminal, env }, args) {
  parseArgs({ args });
  forget(env);
  terminal.show({ signedOut: true }, 'signed out; the token itself is still valid');
}
