// A test environment in the process's own realm. Jest otherwise gives each file a realm of its own, into which every
// module must be loaded anew, and in which each look at a global is slow. What a file changes of the process is put back
// when it ends; what the packages put into it stays.
const { fromJest } = require('./jest-runtime-insides.cjs');

const { ModuleMocker } = fromJest('jest-mock');
const { LegacyFakeTimers, ModernFakeTimers } = fromJest('@jest/fake-timers');

const { exit } = process;

/** Numbers are how those of browsers speak of timers; those of Node.js are objects. */
const timerConfig = { idToRef: (id) => ({ id, ref() {}, unref() {} }), refToId: (timer) => timer?.id };

module.exports = class OneRealm {
  global = globalThis;
  console = globalThis.console;
  known = new Set(Object.getOwnPropertySymbols(globalThis));
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig: config }) {
    const { moduleMocker } = this;
    this.fakeTimers = new LegacyFakeTimers({ config, global: globalThis, moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    process.exit = exit;
    globalThis.console = this.console;
    // Jest keeps the state of a file under these, and would go on with it in the next one.
    for (const key of Object.getOwnPropertySymbols(globalThis)) {
      if (!this.known.has(key)) Reflect.deleteProperty(globalThis, key);
    }
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};
