import { BatchTask, type NewBatchTask, type TableFile } from './batch-task.entity';
import type { RemoteSource } from './remote/remote-source';
import type { RowOutcome } from './row-verdict';

const NOW = new Date('2026-11-26T12:00:00Z');
const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const made = (result: RowOutcome['result']): RowOutcome => ({
  ...{ n: 1, result, code: null, message: null, linkId: 1, shortUrl: '' },
});

const started = (file: Partial<TableFile> = {}): BatchTask =>
  new BatchTask({ createdAt: NOW, file } as NewBatchTask);

const checked = (): BatchTask => {
  const task = started();
  task.noteJudged(['create', 'create', 'skip', 'fail'], 0, NOW);
  task.endCheck(NOW);
  return task;
};

describe('a batch task', () => {
  it('counts rows that were judged once, whoever judges them', () => {
    const task = started();
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
    ready.askToAbort(NOW);
    expect(ready).toMatchObject({ phase: 'aborted', endedAt: NOW });
    const checking = started();
    checking.askToAbort(NOW);
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
      started().unlock('A', NOW);
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

  describe('whose links are fetched from another service', () => {
    const remote: RemoteSource = {
      ...{ service: 'kutt', origin: 'https://s.example', token: 'sealed' },
      ...{ cursor: null, pages: 0, rows: 0, bytes: 0, failures: 3 },
    };
    const next = { parts: [], at: '50' };

    it('counts pages once, whoever fetches them, and keeps no token behind the last one', () => {
      const task = started({ remote });
      expect(task.noteFetched({ rows: 50, bytes: 900, next }, 0, NOW)).toBe(true);
      expect(task.noteFetched({ rows: 50, bytes: 900, next }, 0, NOW)).toBe(false);
      expect(task.file.remote).toMatchObject({ cursor: next, pages: 1, rows: 50, bytes: 900, failures: 0 });
      expect(task.noteFetched({ rows: 2, bytes: 930, next: null }, 900, NOW)).toBe(true);
      expect(task).toMatchObject({ size: 930, file: {} });
      expect(task.file.remote).toBeUndefined();
    });

    it('waits for a service that cannot be reached, but not for ever', () => {
      const task = started({ remote });
      for (let nth = 3; nth < 45; nth += 1) task.missFetch('batch.import-unreachable', NOW);
      expect(task.phase).toBe('uploaded');
      task.missFetch('batch.import-unreachable', NOW);
      expect(task).toMatchObject({ phase: 'failed', failureCode: 'batch.import-unreachable', file: {} });
      expect(task.file.remote).toBeUndefined();
    });

    it.each<[string, (task: BatchTask) => void]>([
      ['is aborted', (task) => task.abort(NOW)],
      ['fails', (task) => task.fail('batch.import-refused', null, NOW)],
      ['is forgotten', (task) => task.purge(NOW)],
    ])('keeps no token when it %s', (_, end) => {
      const task = started({ remote });
      end(task);
      expect(task.file.remote).toBeUndefined();
    });
  });
});
