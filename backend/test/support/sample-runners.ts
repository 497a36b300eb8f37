import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import type { SampleLanguage } from '../../src/clients/samples';
import { runProgram } from './built-clients';

/** Each program runs every sample on its own, goes on after a failure, and writes `<name>\t<why>` for each. */
const PYTHON = `
import glob, io, os, sys
from contextlib import redirect_stdout
for path in sorted(glob.glob("*.py")):
    if path == "run.py": continue
    try:
        with redirect_stdout(io.StringIO()): exec(compile(open(path).read(), path, "exec"), {})
    except Exception as error:
        print(path[:-3], getattr(error, "read", lambda: error)(), sep="\\t")
`;
const PHP = `<?php
foreach (glob('*.php') as $path) {
    if ($path === 'run.php') continue;
    ob_start();
    try { (function ($path) { include $path; })($path); $why = null; }
    catch (Throwable $error) { $why = $error->getMessage(); }
    ob_end_clean();
    if ($why !== null) echo substr($path, 0, -4), "\\t", $why, "\\n";
}
`;
const NODE = `
import { readdirSync } from 'node:fs';
const print = console.log;
console.log = () => undefined;
for (const path of readdirSync('.').filter((name) => name.endsWith('.mjs') && name !== 'run.mjs')) {
  try { await import('./' + path); } catch (error) { print(path.slice(0, -4) + '\\t' + error.message + ' ' + (error.code ?? '')); }
}
`;
const SHELL = `
for path in *.sh; do
  [ "$path" = run.sh ] && continue
  answer=$(bash -e "$path" 2>&1) || printf '%s\\t%s\\n' "\${path%.sh}" "$answer"
done
`;

const RUNNERS = {
  curl: { ending: 'sh', script: SHELL, command: ['bash', 'run.sh'] },
  TypeScript: { ending: 'mjs', script: NODE, command: [process.execPath, 'run.mjs'] },
  Python: { ending: 'py', script: PYTHON, command: ['python3', 'run.py'] },
  PHP: { ending: 'php', script: PHP, command: ['php', 'run.php'] },
} as const satisfies Record<SampleLanguage, object>;

const COMPILER = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };

interface Samples {
  readonly directory: string;
  readonly picture: Buffer;
  readonly sources: ReadonlyMap<string, string>;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs samples of one language in one process; resolves with the failures. */
export async function failuresOf(
  language: SampleLanguage,
  { directory, picture, sources, env }: Samples,
): Promise<string> {
  const { ending, script, command } = RUNNERS[language];
  const place = join(directory, language);
  mkdirSync(place);
  writeFileSync(join(place, 'picture.png'), picture);
  writeFileSync(join(place, 'links.csv'), 'url,title\nhttps://example.com/,One\n');
  writeFileSync(join(place, `run.${ending}`), script);
  for (const [name, source] of sources) {
    const text =
      language === 'TypeScript' ? transpileModule(source, { compilerOptions: COMPILER }).outputText : source;
    writeFileSync(join(place, `${name}.${ending}`), text);
  }
  const [file, ...args] = command;
  const { code, stdout, stderr } = await runProgram(file, args, { cwd: place, env });
  return code === 0 ? stdout + stderr : `${file} ended with ${String(code)}: ${stdout}${stderr}`;
}
