import { ClickFolding } from './click-folding';
import { FoldStore } from './ports/fold-store';

const DAY_MS = 86_400_000;
const NOON = 20_000 * DAY_MS + DAY_MS / 2;

/** Subjects with so many rows and days. */
class Subjects extends FoldStore {
  readonly folded: string[] = [];

  constructor(
    private readonly all: readonly {
      subject: number;
      rows: number;
      days: number;
      foldedTo?: number;
      isOutdated?: boolean;
    }[],
  ) {
    super();
  }

  nextSubject(after: number): Promise<number | null> {
    return Promise.resolve(this.all.find(({ subject }) => subject > after)?.subject ?? null);
  }

  foldedTo(subject: number): Promise<number | null> {
    return Promise.resolve(this.of(subject)?.foldedTo ?? null);
  }

  hasOutdatedDays(subject: number): Promise<boolean> {
    return Promise.resolve(this.of(subject)?.isOutdated ?? false);
  }

  rowsBefore(subject: number, _day: number, most: number): Promise<number> {
    return Promise.resolve(Math.min(this.of(subject)?.rows ?? 0, most));
  }

  foldDays(subject: number, before: number): Promise<boolean> {
    this.folded.push(`${String(subject)} before ${String(before)}`);
    const days = this.folded.filter((each) => each.startsWith(`${String(subject)} `)).length;
    return Promise.resolve(days < (this.of(subject)?.days ?? 0));
  }

  private of(subject: number) {
    return this.all.find((each) => each.subject === subject);
  }
}

async function foldAll(folding: ClickFolding, now: number): Promise<number> {
  let steps = 1;
  while (await folding.step(now)) steps += 1;
  return steps;
}

describe('folding', () => {
  it('folds day by day those that are clicked much, those that once were, and those with late hits', async () => {
    const store = new Subjects([
      { subject: -2, rows: 9_000, days: 2 },
      { subject: 0, rows: 500, days: 1 },
      { subject: 1, rows: 499, days: 3 },
      { subject: 2, rows: 3, days: 1, foldedTo: 19_990 },
      { subject: 3, rows: 3, days: 1, foldedTo: 20_000 },
      { subject: 4, rows: 3, days: 1, foldedTo: 20_000, isOutdated: true },
    ]);
    const folding = new ClickFolding(store);
    await foldAll(folding, NOON);
    expect(store.folded).toEqual([
      '-2 before 20000',
      '-2 before 20000',
      '0 before 20000',
      '2 before 20000',
      '4 before 20000',
    ]);
    expect(await folding.step(NOON + DAY_MS / 4)).toBe(false);
    expect(await folding.step(NOON + DAY_MS)).toBe(true);
  });

  it('leaves the last day alone until most of its hits have been counted', async () => {
    const store = new Subjects([{ subject: 1, rows: 500, days: 1 }]);
    await foldAll(new ClickFolding(store), 20_000 * DAY_MS + 3_600_000);
    expect(store.folded).toEqual(['1 before 19999']);
  });

  it('goes on with the others when one cannot be folded', async () => {
    const store = new Subjects([
      { subject: 1, rows: 500, days: 1 },
      { subject: 2, rows: 500, days: 1 },
    ]);
    const folding = new ClickFolding(store);
    const foldDays = store.foldDays.bind(store);
    jest
      .spyOn(store, 'foldDays')
      .mockImplementation((subject, day) =>
        subject === 1 ? Promise.reject(new Error('too large')) : foldDays(subject, day),
      );
    let failures = 0;
    for (let more = true; more;) {
      more = await folding.step(NOON).catch(() => {
        failures += 1;
        return true;
      });
    }
    expect([failures, store.folded]).toEqual([5, ['2 before 20000']]);
  });

  it('goes back with a clock that was ahead', async () => {
    const store = new Subjects([{ subject: 1, rows: 500, days: 1 }]);
    const folding = new ClickFolding(store);
    await foldAll(folding, NOON + 40 * DAY_MS);
    await foldAll(folding, NOON);
    expect(store.folded).toEqual(['1 before 20040', '1 before 20000']);
  });

  it('looks at few subjects with one step', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ subject: index, rows: 1, days: 0 }));
    expect(await foldAll(new ClickFolding(new Subjects(many)), NOON)).toBe(4);
  });
});
