/** A text of its own: one that was cut out of a large text keeps that in memory. */
const copyOf = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

/**
 * Repeats what was found before, because visitors share user agents, referrers and addresses. Texts are Latin-1. What
 * nobody asked for while as many others came up is forgotten: two maps that take turns cost a fraction of a list in
 * the order of use.
 */
export class FindingsKept<Found extends object> {
  private recent = new Map<string, Found>();
  private before = new Map<string, Found>();

  /** @param most texts of one turn */
  constructor(private readonly most: number) {}

  of(text: string, find: (text: string) => Found): Found {
    return this.recent.get(text) ?? this.keep(text, find);
  }

  private keep(text: string, find: (text: string) => Found): Found {
    const own = copyOf(text);
    const found = this.before.get(text) ?? find(own);
    if (this.recent.size >= this.most) {
      this.before = this.recent;
      this.recent = new Map();
    }
    this.recent.set(own, found);
    return found;
  }
}
