// The rules that need neither types nor a compiler, for the gate: minutes less (ADR 0074).
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import all from './eslint.config.mjs';

const { languageOptions, ...untyped } = tseslint.configs.disableTypeChecked;

/** All rules of React but these compile what they look at. */
const withoutCompiler = ['react-hooks/exhaustive-deps', 'react-hooks/rules-of-hooks'];
const compiling = Object.keys(reactHooks.configs.flat.recommended.rules).filter(
  (name) => !withoutCompiler.includes(name),
);

export default [
  ...all,
  {
    ...untyped,
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { ...languageOptions.parserOptions, jsDocParsingMode: 'none' } },
  },
  // What the compiler's options would say: the types of parameters are values for Nest.
  {
    files: ['backend/**/*.ts'],
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    rules: Object.fromEntries(compiling.map((name) => [name, 'off'])),
  },
];
