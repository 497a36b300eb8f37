import Module from 'node:module';
import { transformFileSync } from '@swc/core';

/**
 * Lets `require` load TypeScript in a process without Jest. Node 20 has no public way to do so for CommonJS; from 22.15 on
 * there is `module.registerHooks`. The tests of killed migrations start such processes, and fail where this does.
 */
export function loadTypeScript() {
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
}
