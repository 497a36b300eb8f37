import type { Link } from '../../domain/link.entity';

/** What links are found by. Changes of single links keep it up to date by themselves. */
export abstract class LinkIndex {
  /** Writes new links into it, in the caller's unit of work. */
  abstract add(links: readonly Link[]): Promise<void>;

  /** Notes that these have to be written into it; part of the caller's unit of work. */
  abstract postpone(linkIds: readonly number[]): Promise<void>;

  /** Writes up to so many of those that were put off, in the caller's unit of work; whether others may be left. */
  abstract catchUp(most: number): Promise<boolean>;
}
