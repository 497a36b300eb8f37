import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the tests themselves run in: where a new version of Jest keeps it otherwise, every file fails, and says what. */
describe('the insides of Jest’s runtime', () => {
  const { circus, fromJest, missingInsides, OpenRuntime } = jest.requireActual<{
    circus: string;
    fromJest(name: string): { default: { prototype: object } } & Record<string, unknown>;
    missingInsides(runtime: object): string[];
    OpenRuntime: { prototype: object };
  }>('./jest-runtime-insides.cjs');

  it('are looked for one by one', () => {
    const complete = {
      executor: { compile: () => null, injectedModuleParameters: [] },
      _environment: { getVmContext: () => null },
      _resolution: { resolveCjs: () => '', isCoreModule: () => false },
      transformCache: { sourceMaps: new Map() },
      requireModule: () => null,
      setMock: () => undefined,
      getSourceMaps: () => null,
    };
    expect(missingInsides({})).toHaveLength(9);
    expect(missingInsides({ ...complete, executor: {} })).toEqual([
      'executor.compile',
      'executor.injectedModuleParameters',
    ]);
  });

  it('are those of the runtime that Jest would use, and its methods are still called by name', () => {
    const { default: Runtime } = fromJest('jest-runtime');
    expect(Object.getPrototypeOf(OpenRuntime.prototype)).toBe(Runtime.prototype);
    for (const name of [
      'requireModule',
      'setMock',
      'getSourceMaps',
      'requireModuleOrMock',
      'requireActual',
    ]) {
      expect(Runtime.prototype).toHaveProperty(name, expect.any(Function));
    }
  });

  it('come with the packages that an environment is made of', () => {
    expect(fromJest('jest-mock')).toHaveProperty('ModuleMocker');
    expect(fromJest('@jest/fake-timers')).toMatchObject({
      LegacyFakeTimers: expect.any(Function) as unknown,
      ModernFakeTimers: expect.any(Function) as unknown,
    });
  });

  it('are where each file’s copy of Jest gets the storage that its tests run in', () => {
    const source = readFileSync(join(dirname(circus), 'jestAdapterInit.js'), 'utf8');
    expect(source.match(/require\("(node:)?async_hooks"\)/g)).toEqual(['require("node:async_hooks")']);
  });

  it('let files share what packages and the server’s code keep in variables', () => {
    const load = (): unknown => jest.requireActual('../../src/shared/http/lane/http-date');
    let alone: unknown;
    jest.isolateModules(() => {
      alone = load();
    });
    expect(alone).toBe(load());
  });
});
