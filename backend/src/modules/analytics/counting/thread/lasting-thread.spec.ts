import { Logger } from '@nestjs/common';
import { changeTimers } from '../../../../../test/support/changed-timers';
import { LastingThread } from './lasting-thread';

/** How long it is waited for. */
const STOP_MS = 5_000;

/** A thread that dies on "die", ends on "stop" unless it is busy, ends on "end" and echoes what it is sent. */
const CODE = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.on('message', (message) => {
    if (message === (workerData.isBusy ? 'end' : 'stop')) parentPort.close();
    else parentPort.postMessage(message);
  });
  parentPort.postMessage('alive');
  if (workerData.dies) setTimeout(() => { throw new Error('planned'); }, 10);
`;

function started(workerData: object) {
  const heard: unknown[] = [];
  const thread = new LastingThread(
    CODE,
    () => ({ eval: true, name: 'test', workerData }),
    (message) => heard.push(message),
  );
  thread.start();
  return { heard, thread };
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('lasting thread', () => {
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  beforeEach(() => jest.clearAllMocks());

  it('hands over what the thread says and ends when asked', async () => {
    const { heard, thread } = started({});
    await until(() => heard.length === 1);
    await thread.stop();
    expect(heard).toEqual(['alive']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('says on what it is sent, and nothing when there is no thread', async () => {
    const { heard, thread } = started({});
    await until(() => heard.length === 1);
    thread.send({ added: ['a.test'] });
    await until(() => heard.length === 2);
    await thread.stop();
    thread.send('too late');
    expect(heard).toEqual(['alive', { added: ['a.test'] }]);
  });

  it('starts the thread again when it dies, and says so', async () => {
    const { heard, thread } = started({ dies: true });
    await until(() => heard.length === 2);
    await thread.stop();
    expect(error).toHaveBeenCalled();
    expect(warn).toHaveBeenCalled();
  });

  it('can be stopped while it waits to start again', async () => {
    const [later, cancelled] = [jest.spyOn(global, 'setTimeout'), jest.spyOn(global, 'clearTimeout')];
    const { thread } = started({ dies: true });
    await until(() => warn.mock.calls.length > 0);
    await thread.stop();
    const restart: unknown = later.mock.results.at(-1)?.value;
    expect(restart).toBeDefined();
    expect(cancelled.mock.calls.some(([timer]) => timer === restart)).toBe(true);
    later.mockRestore();
    cancelled.mockRestore();
  });

  it('is left behind in half the time that the process has, and says so', async () => {
    const { heard, thread } = started({ isBusy: true });
    await until(() => heard.length === 1);
    const restoreTimers = changeTimers({ [STOP_MS]: 0 });
    await thread.stop();
    restoreTimers();
    expect(warn).toHaveBeenCalledWith('thread test did not finish in time');
    thread.send('end');
  });

  it('can be stopped twice', async () => {
    const { thread } = started({});
    await Promise.all([thread.stop(), thread.stop()]);
  });
});
