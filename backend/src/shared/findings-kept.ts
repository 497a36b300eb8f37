import { ownCopy } from './own-copy';

/**
 * Repeats what was found before, because visitors share user agents, referrers and addresses. Texts are Latin-1. What
 * not asked for while as many others came up is forgotten: two maps that take turns cost a fraction of a list in
 * the order of use.
 */
export class FindingsKept<Found extends object> {
  private recent = new Map<string, Found>();
  private before = new Map<string, Found>();

  /** @param most texts of one turn */
  constructor(private readonly most: number) {}

  findingIn(text: string, find: (text: string) => Found): Found {
    return this.recent.get(text) ?? this.keep(text, find);
  }

  forgetAll(): void {
    this.recent = new Map();
    this.before = new Map();
  }

  private keep(text: string, find: (text: string) => Found): Found {
    const own = ownCopy(text, 'latin1');
    const found = this.before.get(text) ?? find(own);
    if (this.recent.size >= this.most) {
      this.before = this.recent;
      this.recent = new Map();
    }
    this.recent.set(own, found);
    return found;
  }
}
