import type { PatrolLink } from './ports/patrol-store';
import { type PatrolSource, roomFor } from '../domain/patrol-pace';
import { addressHostOf } from '../../links/values';

/** An address that is judged. */
export interface DueDestination {
  readonly url: string;
  readonly host: string;
  /** Links of this run that lead there first: it is called for them, and for no others. */
  readonly links: readonly PatrolLink[];
}

/** What one run looks at: each address once, however many links lead there. */
export class CheckRun {
  private readonly callersByUrl = new Map<string, PatrolLink[]>();
  private readonly linksById = new Map<number, PatrolLink>();

  constructor(private readonly pace: number) {}

  /** False when the source has no room for one more address. The last link is taken with all that it leads to. */
  add(source: PatrolSource, link: PatrolLink): boolean {
    if (this.linksById.has(link.id)) return true;
    const isNew = link.addresses.some((url) => !this.callersByUrl.has(url));
    if (isNew && this.roomFor(source) === 0) return false;
    this.linksById.set(link.id, link);
    for (const url of link.addresses) {
      const callers = this.callersByUrl.get(url) ?? [];
      if (url === link.main) callers.push(link);
      this.callersByUrl.set(url, callers);
    }
    return true;
  }

  roomFor(source: PatrolSource): number {
    return roomFor(source, this.callersByUrl.size, this.pace);
  }

  get destinations(): readonly DueDestination[] {
    return [...this.callersByUrl].map(([url, links]) => ({ url, host: addressHostOf(url), links }));
  }

  get links(): readonly PatrolLink[] {
    return [...this.linksById.values()];
  }
}
