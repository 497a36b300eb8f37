import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformFileSync } from '@swc/core';

type Plugin = Readonly<Record<'resolveId', (source: string, importer: string | undefined) => string | null>>;

const ROOT = join(__dirname, '../..');
const MUI = join(ROOT, 'node_modules/@mui/material');
const IMPORT = /^import (?<what>.+) from "(?<from>[^"]+)";$/gm;

/** The plugin as the bundler has it; it is an ES module, which Jest does not load. */
function plugin(): Plugin {
  const { code } = transformFileSync(join(ROOT, 'frontend/build/mui-button-insides.mts'), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    module: { type: 'commonjs' },
  });
  const built = { exports: {} as { withoutUnusedParts(): Plugin } };
  runInNewContext(code, { exports: built.exports, module: built });
  return built.exports.withoutUnusedParts();
}

describe('what is left out of the buttons of MUI', () => {
  const { resolveId } = plugin();
  const left = filesIn(MUI).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .filter(({ groups }) => resolveId(groups?.['from'] ?? '', file) !== null)
      .map(({ groups }) => ({ file, what: groups?.['what'], from: groups?.['from'] ?? '' })),
  );

  it('is exactly these parts, each of which the installed version has', () => {
    expect(left.map(({ file, what, from }) => [relative(MUI, file), what, from]).sort()).toEqual([
      ['Button/Button.mjs', 'CircularProgress', '../CircularProgress/index.mjs'],
      ['ButtonBase/ButtonBase.mjs', 'TouchRipple', './TouchRipple.mjs'],
      ['IconButton/IconButton.mjs', 'CircularProgress', '../CircularProgress/index.mjs'],
    ]);
    expect(left.filter(({ file, from }) => !existsSync(join(dirname(file), from)))).toEqual([]);
  });

  it('is drawn as a component and used for nothing else, so that nothing can stand for it', () => {
    for (const { file, what } of left) {
      const source = readFileSync(file, 'utf8')
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .replaceAll(IMPORT, '');
      expect(source.match(new RegExp(`.{5}\\b${String(what)}\\b`, 'g'))).toEqual([`_jsx(${String(what)}`]);
    }
  });
});

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /^\w+\/\w+\.mjs$/.test(name)).map((name) => join(folder, name));
}
