import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';
const MAX_TEXT = 120;

/** In the tables of Linux: `  0: 0100007F:0BB8 00000000:0000 0A … inode …`. */
function socketsListeningAt(port: number): Set<string> {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['tcp', 'tcp6'].flatMap((name) => read(`/proc/net/${name}`).split('\n').slice(1));
  const fields = rows.map((row) => row.trim().split(/\s+/));
  return new Set(
    fields
      .filter(([, local = '', , state]) => local.endsWith(end) && state === LISTENING)
      .map((row) => `socket:[${row[9] ?? ''}]`),
  );
}

/** What is of another user, or has ended meanwhile, tells nothing. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function holdsOneOf(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).some((name) => sockets.has(readlinkSync(`${folder}/${name}`)));
  } catch {
    return false;
  }
}

/** Program and script alone: what stands behind them may be a password. */
const commandOf = (pid: string): string =>
  read(`/proc/${pid}/cmdline`).split('\0').filter(Boolean).slice(0, 2).join(' ').slice(0, MAX_TEXT);

/** Which process of this machine listens on a port, as far as this user and system may know; null when unknown. */
export function portHolder(port: number): string | null {
  const sockets = socketsListeningAt(port);
  if (sockets.size === 0) return null;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const pid = pids.find((each) => holdsOneOf(each, sockets));
  return pid === undefined ? null : `process ${pid} (${commandOf(pid)})`;
}
