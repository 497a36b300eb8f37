import { buildTask, NO_TASKS } from '../../test/fake-batch';
import { currentOf, inOrder, progressOf } from './task-state';

describe('the files of a group', () => {
  const ready = buildTask();
  const running = buildTask({ externalId: 'task2', phase: 'running', status: 'inProgress', rowsRun: 5 });
  const later = buildTask({ externalId: 'task3', phase: 'failed', createdAt: '2026-11-21T01:00:00.000Z' });

  it('show what is under way first, otherwise what went well, and never what failed', () => {
    expect(currentOf({ ...NO_TASKS, inProgress: [running], success: [ready] })).toBe(running);
    expect(currentOf({ ...NO_TASKS, success: [ready] })).toBe(ready);
    expect(currentOf({ ...NO_TASKS, failed: [later] })).toBeNull();
  });

  it('are listed newest first, whatever became of them', () => {
    expect(inOrder({ ...NO_TASKS, success: [ready], failed: [later] })).toEqual([later, ready]);
  });

  it('have a progress while they are run', () => {
    expect(progressOf(running)).toEqual({ done: 5, of: 12 });
    expect(progressOf(ready)).toBeNull();
  });
});
