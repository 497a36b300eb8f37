import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './waiting';

const CODE = /^(?:Subject|Linklet): (\d{6})\b/m;

function codeFor(recipient: string, dir: string): string | null {
  if (!existsSync(dir)) return null;
  const messages = readdirSync(dir)
    // A half one is renamed when it is whole.
    .filter((name) => !name.endsWith('.part'))
    .map((name) => readFileSync(join(dir, name), 'utf8'));
  const message = messages.find((text) => text.includes(`To: ${recipient}`));
  return CODE.exec(message ?? '')?.[1] ?? null;
}

/** The code in the English mail or short message that a product without a gateway leaves for a person. */
export async function codeInOutbox(dataDir: string, recipient: string): Promise<string> {
  const code = await eventually(
    () => Promise.resolve(codeFor(recipient, join(dataDir, 'outbox'))),
    (found) => found !== null,
  );
  return code ?? '';
}
