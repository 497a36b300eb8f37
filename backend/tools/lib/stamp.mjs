// Tells whether sources changed since something was made from them. Sizes and times answer in milliseconds; only when
// they differ (a checkout, a copy) are the contents themselves compared, so that an unchanged tree is never built twice.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

function* filesUnder(path, skip) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || skip(path)) return;
  if (!stat.isDirectory()) {
    yield { path, stat };
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name), skip);
}

const digest = (lines) => createHash('sha256').update(lines.join('\n')).digest('hex');

/** `base`: what names are relative to; `inputs`: files and folders; `skip`: paths that do not matter. */
export function fingerprint({ base, inputs, skip = () => false }) {
  const files = inputs.flatMap((input) => [...filesUnder(join(base, input), skip)]);
  return {
    quick: digest(files.map(({ path, stat }) => `${relative(base, path)} ${stat.size} ${stat.mtimeMs}`)),
    content: () =>
      digest(files.map(({ path }) => `${relative(base, path)} ${digest([readFileSync(path, 'base64')])}`)),
  };
}

function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {}; // missing or cut short: as good as never made
  }
}

export function writeStamp(file, print) {
  writeFileSync(file, JSON.stringify({ quick: print.quick, content: print.content() }));
}

/** True when what the stamp was written for is still what is there; refreshes the times of an equal tree. */
export function isFresh(file, print) {
  const stamp = readStamp(file);
  if (stamp.quick === print.quick) return true;
  if (stamp.content === undefined || stamp.content !== print.content()) return false;
  writeStamp(file, print);
  return true;
}
