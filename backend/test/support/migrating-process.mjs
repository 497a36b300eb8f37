import Module, { createRequire } from 'node:module';
import { transformFileSync } from '@swc/core';

// Migrates the storage that the parent names, as often as it names one, and answers with the error's text or ''.

const require = createRequire(import.meta.url);

Module._extensions['.ts'] = (module, file) => {
  const { code } = transformFileSync(file, {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
    module: { type: 'commonjs' },
    swcrc: false,
  });
  module._compile(code, file);
};

const { migrate } = require('../../src/shared/database/migrate.ts');

process.on('message', (storage) => {
  migrate(storage).then(
    () => process.send(''),
    (error) => process.send(String(error)),
  );
});
process.send('ready');
