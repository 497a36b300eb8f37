// Compiles each module once for each worker, however many files load it. What a script is run in is another matter: its
// values are as new for each file as ever. Also leaves nothing switched on that slows the worker's later files.
const asyncHooks = require('node:async_hooks');
const { Script } = require('node:vm');
const { OpenRuntime } = require('./jest-runtime-insides.cjs');

/** Last script of each file, and the source that it was compiled from. */
const compiled = new Map();

function scriptOf(source, parameters, filename) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  // On the same line, so that lines keep their numbers.
  const script = new Script(`(function (${parameters.join(', ')}) {${source}\n})`, { filename });
  compiled.set(filename, { source, script });
  return script;
}

class CompilingOnce extends OpenRuntime {
  /** Of this file's copy of Jest, which runs each test in one and leaves it on. */
  storages = [];

  constructor(...made) {
    super(...made);
    this.compileBy((source, filename) => {
      const { vmContext: context, moduleParameters } = this;
      if (context === null) return null;
      const script = scriptOf(source, moduleParameters, filename);
      return context === globalThis ? script.runInThisContext() : script.runInContext(context);
    });
  }

  requireModule(from, name, options, isRequireActual) {
    if (options?.isInternalModule && name === 'node:async_hooks') return this.endingAsyncHooks();
    return super.requireModule(from, name, options, isRequireActual);
  }

  /** Each storage that is on makes every asynchronous step of the process slower. */
  teardown() {
    for (const storage of this.storages) storage.disable();
    super.teardown();
  }

  endingAsyncHooks() {
    const { storages } = this;
    class EndingStorage extends asyncHooks.AsyncLocalStorage {
      constructor(...given) {
        super(...given);
        storages.push(this);
      }
    }
    return { ...asyncHooks, AsyncLocalStorage: EndingStorage };
  }
}

exports.__esModule = true;
exports.default = CompilingOnce;
