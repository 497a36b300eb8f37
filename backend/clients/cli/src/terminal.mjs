import { failureOf } from './failure.mjs';

const RED = '\u001B[31m';
const PLAIN = '\u001B[39m';

/** What the program reads and writes. The token is never written, whatever a text contains. */
export class Terminal {
  secret = '';

  constructor({ stdin, stdout, stderr, env }, isJson) {
    this.stdin = stdin;
    this.stdout = stdout;
    this.stderr = stderr;
    this.isJson = isJson;
    this.hasColor = Boolean(stderr.isTTY) && !env.NO_COLOR;
  }

  masked(text) {
    return this.secret === '' ? text : text.replaceAll(this.secret, 'lk_live_…');
  }

  /** Data with `--json`, else a line for people. */
  show(data, line = JSON.stringify(data, null, 2)) {
    this.stdout.write(`${this.masked(this.isJson ? JSON.stringify(data) : line)}\n`);
  }

  /** For people alone. */
  note(line) {
    if (!this.isJson) this.stderr.write(`${this.masked(line)}\n`);
  }

  /** A file, as it came. */
  async pour(content) {
    const bytes = typeof content === 'string' ? content : Buffer.from(await content.arrayBuffer());
    this.stdout.write(bytes);
  }

  /** Reports what went wrong; returns the code to end with. */
  fail(error) {
    const { exit, shown } = failureOf(error);
    const fields = (shown.fields ?? []).map(({ field, message }) => `\n  ${field}: ${message}`).join('');
    const start = this.hasColor ? `${RED}error:${PLAIN}` : 'error:';
    const line = this.isJson ? JSON.stringify({ error: shown }) : `${start} ${shown.message}${fields}`;
    this.stderr.write(`${this.masked(line)}\n`);
    return exit;
  }

  async input() {
    const parts = [];
    for await (const part of this.stdin) parts.push(part);
    return Buffer.concat(parts.map((part) => Buffer.from(part))).toString('utf8');
  }
}
