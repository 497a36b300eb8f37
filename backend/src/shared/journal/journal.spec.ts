import fs from 'node:fs';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JournalReader } from './journal-reader';
import { ABANDONED_AFTER_MS, SEGMENT_AGE_MS, SEGMENT_HEADER } from './journal-settings';
import { JournalWriter, type JournalWriterOptions } from './journal-writer';

const MIB = 1024 * 1024;
/** Whose writer is no more. */
const DEAD = '000000000000001-00000000000000aa';

describe('the journal', () => {
  let dir: string;
  let writers: JournalWriter[];
  const trouble: unknown[] = [];

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'linklet-journal-'));
    writers = [];
    trouble.length = 0;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const writer of writers) writer.close();
    rmSync(dir, { recursive: true, force: true });
  });

  function open(durability: JournalWriterOptions['durability'] = 'process'): JournalWriter {
    const writer = new JournalWriter({ dir, durability, onTrouble: (each) => trouble.push(each) });
    writers.push(writer);
    return writer;
  }

  const written = (writer: JournalWriter, line: string): Promise<void> =>
    new Promise((resolve) => {
      writer.append(line, {
        written: () => {
          resolve();
        },
      });
    });

  async function everything(): Promise<string[]> {
    const reader = new JournalReader(dir);
    const batches = await Promise.all(
      (await reader.segments()).map(({ name }) => reader.linesOf(name, 0, MIB)),
    );
    return batches.flatMap(({ lines }) => lines);
  }

  it.each(['process', 'power'] as const)(
    'holds every line before its waiter is told (%s)',
    async (durability) => {
      const writer = open(durability);
      await written(writer, 'one\n');
      expect(await everything()).toEqual(['one']);
      await Promise.all(['two\n', 'three\n'].map((line) => written(writer, line)));
      expect(await everything()).toEqual(['one', 'two', 'three']);
    },
  );

  it.each([
    ['together', 'process', 32, 1],
    ['some at a time, so that first ones do not wait for last ones', 'process', 100, 4],
    ['all together where the disk is waited for', 'power', 100, 1],
  ] as const)('writes the lines of one turn %s', async (_, durability, lines, writes) => {
    const writer = open(durability);
    await written(writer, 'first\n');
    const write = jest.spyOn(fs, 'writeSync');
    await Promise.all(Array.from({ length: lines }, (__, index) => written(writer, `${String(index)}\n`)));
    expect(write).toHaveBeenCalledTimes(writes);
  });

  it('tells nobody before every segment with lines of the group is on the disk', async () => {
    const writer = open('power');
    await written(writer, 'first\n');
    const unsynced = new Set<number>();
    const closed: boolean[] = [];
    const { closeSync, writeSync, fdatasyncSync } = fs;
    jest.spyOn(fs, 'closeSync').mockImplementation((fd) => {
      closed.push(unsynced.has(fd));
      closeSync(fd);
    });
    jest.spyOn(fs, 'writeSync').mockImplementation((fd: number, ...rest: unknown[]) => {
      unsynced.add(fd);
      return (writeSync as (...given: unknown[]) => number)(fd, ...rest);
    });
    jest.spyOn(fs, 'fdatasyncSync').mockImplementation((fd) => {
      fdatasyncSync(fd);
      unsynced.delete(fd);
    });
    jest.spyOn(fs, 'fdatasync').mockImplementation((fd, done) => {
      unsynced.delete(fd);
      done(null);
    });
    const group = Array.from({ length: 200 }, () => written(writer, `${'x'.repeat(2_000)}\n`));
    expect(unsynced.size).toBe(1);
    const later = Date.now() + SEGMENT_AGE_MS;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await Promise.all(group);
    expect([closed, unsynced.size]).toEqual([[false], 0]);
  });

  it('keeps bytes of request headers as they came', async () => {
    const writer = open();
    await written(writer, 'caf\u00e9 \u00ff\n');
    expect(await everything()).toEqual(['caf\u00e9 \u00ff']);
  });

  it('takes more lines than its buffer holds', async () => {
    const writer = open();
    const line = `${'x'.repeat(2_000)}\n`;
    await Promise.all(Array.from({ length: 400 }, () => written(writer, line)));
    expect(await everything()).toHaveLength(400);
  });

  it('gives whole lines only and goes on at the place it names', async () => {
    const name = '000000000000001-a';
    writeFileSync(join(dir, `${name}.log`), `${SEGMENT_HEADER}one\ntwo\nthr`);
    const reader = new JournalReader(dir);
    const first = await reader.linesOf(name, 0, 6);
    expect(first.lines).toEqual(['one']);
    const second = await reader.linesOf(name, first.nextPlace, MIB);
    expect(second.lines).toEqual(['two']);
    const third = await reader.linesOf(name, second.nextPlace, MIB);
    expect(third).toEqual({ lines: [], nextPlace: second.nextPlace });
  });

  it('passes over what is longer than is read at once and has no newline, and gives the lines behind it', async () => {
    const name = '000000000000001-a';
    const broken = '\u0000'.repeat(100_000);
    writeFileSync(join(dir, `${name}.closed`), `${SEGMENT_HEADER}one\n${broken}\ntwo\nthree\n${broken}`);
    const reader = new JournalReader(dir);
    const lines: string[] = [];
    for (let place = 0; ;) {
      const read = await reader.linesOf(name, place, 1_000);
      if (read.lines.length === 0) break;
      lines.push(...read.lines);
      place = read.nextPlace;
    }
    expect(lines).toEqual(['one', broken.slice(0, 32), 'two', 'three']);
  });

  it('finishes a segment by size and by age', async () => {
    const writer = open();
    await written(writer, 'old\n');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + SEGMENT_AGE_MS);
    await written(writer, 'new\n');
    clock.mockRestore();
    const files = readdirSync(dir).sort();
    expect(files.map((file) => file.split('.').pop())).toEqual(['closed', 'lock', 'log']);
    expect(readFileSync(join(dir, files[0] ?? ''), 'utf8')).toBe(`${SEGMENT_HEADER}old\n`);
  });

  describe('of an open segment', () => {
    const areFinished = async (reader = new JournalReader(dir)): Promise<boolean[]> =>
      (await reader.segments()).map(({ finished }) => finished);
    const later = (ms: number): void => {
      const { now } = performance;
      jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ms);
    };

    it('says that it is its writer’s, whatever the reader’s clock says, and however long nobody has written', async () => {
      await written(open(), 'one\n');
      const reader = new JournalReader(dir);
      expect(await areFinished(reader)).toEqual([false]);
      const ahead = Date.now() + 48 * 3_600_000;
      jest.spyOn(Date, 'now').mockReturnValue(ahead);
      later(2 * ABANDONED_AFTER_MS);
      expect(await areFinished(reader)).toEqual([false]);
    });

    it('says at once that it is finished when its writer has died', async () => {
      writeFileSync(join(dir, `${DEAD}.log`), `${SEGMENT_HEADER}last words\n`);
      writeFileSync(join(dir, `${DEAD}.lock`), '');
      const reader = new JournalReader(dir);
      expect(await areFinished(reader)).toEqual([true]);
      await reader.remove(DEAD);
      expect(readdirSync(dir)).toEqual([]);
    });

    it('says that it is finished when it has no lock and nobody writes to it for long', async () => {
      const path = join(dir, `${DEAD}.log`);
      writeFileSync(path, SEGMENT_HEADER);
      const reader = new JournalReader(dir);
      expect(await areFinished(reader)).toEqual([false]);
      later(ABANDONED_AFTER_MS + 1);
      writeFileSync(path, `${SEGMENT_HEADER}alive\n`);
      expect(await areFinished(reader)).toEqual([false]);
      jest.restoreAllMocks();
      later(2 * ABANDONED_AFTER_MS + 2);
      expect(await areFinished(reader)).toEqual([true]);
    });

    it('leaves no lock behind when it is finished', async () => {
      const writer = open();
      await written(writer, 'one\n');
      expect(readdirSync(dir).map((file) => file.split('.').pop())).toEqual(['lock', 'log']);
      writer.close();
      expect(readdirSync(dir).map((file) => file.split('.').pop())).toEqual(['closed']);
    });
  });

  it('passes over what is not its own', async () => {
    await written(open(), 'mine\n');
    writeFileSync(join(dir, '000.log'), 'theirs\n');
    fs.mkdirSync(join(dir, '000000000000000-folder.closed'));
    expect(await everything()).toEqual(['mine']);
  });

  it('reads nothing from a folder or a segment that is not there', async () => {
    const reader = new JournalReader(join(dir, 'nowhere'));
    expect(await reader.segments()).toEqual([]);
    expect(await reader.linesOf('gone', 5, MIB)).toEqual({ lines: [], nextPlace: 5 });
    await expect(reader.remove('gone')).resolves.toBeUndefined();
  });

  it('keeps two writers of one folder apart', async () => {
    await Promise.all([written(open(), 'a\n'), written(open(), 'b\n')]);
    expect((await everything()).sort()).toEqual(['a', 'b']);
  });

  describe('while the disk refuses', () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

    it('answers all the same, says so, and loses nothing', async () => {
      const writer = open();
      await written(writer, 'before\n');
      const write = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
        throw full;
      });
      await written(writer, 'during\n');
      expect(writer.waitingBytes).toBe('during\n'.length);
      expect(trouble).toEqual([{ error: full, waitingBytes: 7 }]);
      write.mockRestore();
      writer.close();
      expect((await everything()).sort()).toEqual(['before', 'during']);
    });

    it('writes a cut line again, whole', async () => {
      const writer = open();
      await written(writer, 'before\n');
      const real = fs.writeSync;
      let calls = 0;
      const write = jest.spyOn(fs, 'writeSync').mockImplementation(((fd: number, lines: Buffer) => {
        calls += 1;
        if (calls > 1) throw full;
        return real(fd, lines.subarray(0, 9));
      }) as typeof fs.writeSync);
      await Promise.all([written(writer, 'first\n'), written(writer, 'second\n')]);
      write.mockRestore();
      writer.close();
      expect((await everything()).sort()).toEqual(['before', 'first', 'second']);
    });
  });
});
