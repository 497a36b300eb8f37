import { BatchTask, type NewBatchTask } from './batch-task.entity';
import type { RowOutcome } from './row-verdict';

const NOW = new Date('2026-11-26T12:00:00Z');
const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const made = (result: RowOutcome['result']): RowOutcome => ({
  ...{ n: 1, result, code: null, message: null, linkId: 1, shortUrl: '' },
});

const checked = (): BatchTask => {
  const task = new BatchTask({ createdAt: NOW } as NewBatchTask);
  task.noteJudged(['create', 'create', 'skip', 'fail'], 0, NOW);
  task.endCheck(NOW);
  return task;
};

describe('a batch task', () => {
  it('counts rows that were judged once, whoever judges them', () => {
    const task = new BatchTask({ createdAt: NOW } as NewBatchTask);
    expect(task.noteJudged(['create', 'skip'], 0, NOW)).toBe(true);
    expect(task.noteJudged(['create', 'skip'], 0, NOW)).toBe(false);
    expect(task).toMatchObject({ rows: 2, toCreate: 1, toSkip: 1, phase: 'checking' });
  });

  it('adds up: created, skipped and failed are all rows', () => {
    const task = checked();
    task.run(NOW);
    task.noteRun(['create', 'create', 'skip', 'fail'], [made('created'), made('failed')], NOW);
    task.finish(NOW);
    expect(task).toMatchObject({ created: 1, skipped: 1, failed: 2, rows: 4, rowsRun: 4 });
  });

  it('runs once', () => {
    const task = checked();
    task.run(NOW);
    expect(() => {
      task.run(NOW);
    }).toThrow('This task is running');
  });

  it('goes on where it was paused', () => {
    const task = checked();
    task.run(NOW);
    task.pause(later(12));
    expect(task.resumesAt).toEqual(later(12));
    task.resume(later(12));
    expect(task).toMatchObject({ phase: 'running', resumesAt: null });
  });

  it('can be undone for a day after its end', () => {
    const task = checked();
    task.run(NOW);
    task.finish(NOW);
    expect(task.undoableUntil).toEqual(later(24));
    expect(() => {
      task.undo(later(24));
    }).toThrow('24 hours');
    task.undo(later(23));
    task.noteUndone(4, 1, NOW);
    task.endUndo(NOW);
    expect(task).toMatchObject({ phase: 'undone', undone: 1, undoableUntil: null });
  });

  it('is aborted at the next look while it is checked, and at once before it runs', () => {
    const ready = checked();
    ready.askToAbort();
    expect(ready.phase).toBe('aborted');
    const checking = new BatchTask({ createdAt: NOW } as NewBatchTask);
    checking.askToAbort();
    expect(checking).toMatchObject({ phase: 'uploaded', isAbortAsked: true });
    checking.abort(NOW);
    expect(checking.phase).toBe('aborted');
  });

  it('is unlocked once, before or during its run, and goes on at once when it waits', () => {
    const ready = checked();
    ready.unlock('A', NOW);
    expect(ready).toMatchObject({ phase: 'ready', isUnlocked: true });
    expect(() => {
      ready.unlock('B', NOW);
    }).toThrow('unlocked');
    const paused = checked();
    paused.run(NOW);
    paused.pause(later(12));
    paused.unlock('A', NOW);
    expect(paused).toMatchObject({ phase: 'running', resumesAt: null, isUnlocked: true });
    expect(() => {
      new BatchTask({ createdAt: NOW } as NewBatchTask).unlock('A', NOW);
    }).toThrow('This task is uploaded');
  });

  it('is locked again by the order alone that has unlocked it', () => {
    const task = checked();
    task.unlock('B', NOW);
    task.lock('A');
    expect(task.isUnlocked).toBe(true);
    task.lock('B');
    expect(task.isUnlocked).toBe(false);
  });

  it('was paid for nothing when it ends before its first link', () => {
    const task = checked();
    task.unlock('A', NOW);
    expect(task.unusedUnlock).toBeNull();
    task.fail('batch.member-gone', null, NOW);
    expect(task.unusedUnlock).toBe('A');
    const begun = checked();
    begun.unlock('A', NOW);
    begun.run(NOW);
    begun.noteRun(['create'], [made('created')], NOW);
    begun.fail('batch.member-gone', null, NOW);
    expect(begun.unusedUnlock).toBeNull();
  });
});
