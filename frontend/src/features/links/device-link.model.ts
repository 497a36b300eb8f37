import { makeAutoObservable } from 'mobx';
import type { CreatedLink } from './links.api';

/** What this device keeps of a link that was made on it. */
export interface KeptLink extends CreatedLink {
  /** When a deletion that can still be undone will be sent (ms since 1970). */
  readonly leavesAt?: number;
  /** The group it was made for; absent when a guest made it. */
  readonly groupId?: number;
}

const TEXTS = ['encodeId', 'shortUrl', 'url', 'claim', 'createTime'] as const;

/** Storage may hold what an older version or a person's hand wrote there. */
export function isKeptLink(given: unknown): given is KeptLink {
  if (typeof given !== 'object' || given === null) return false;
  const record: Readonly<Record<string, unknown>> = { ...given };
  const { leavesAt, groupId } = record;
  return (
    TEXTS.every((key) => typeof record[key] === 'string') &&
    [leavesAt, groupId].every((value) => value === undefined || typeof value === 'number')
  );
}

/** A link in the history of this device. */
export class DeviceLink {
  readonly slug: string;
  kept: KeptLink;
  isBeingSent = false;
  /** Why the last attempt to delete it failed. */
  failure: string | null = null;

  constructor(kept: KeptLink) {
    this.slug = kept.encodeId;
    this.kept = kept;
    makeAutoObservable(this, { slug: false }, { autoBind: true });
  }

  get shortUrl(): string {
    return this.kept.shortUrl;
  }

  get destination(): string {
    return this.kept.url;
  }

  get createTime(): string {
    return this.kept.createTime;
  }

  get leavesAt(): number | null {
    return this.kept.leavesAt ?? null;
  }

  /** Deleted as far as the visitor is concerned; undo may still be possible. */
  get isLeaving(): boolean {
    return this.leavesAt !== null;
  }

  update(kept: KeptLink): void {
    this.kept = kept;
  }

  startSending(): void {
    this.isBeingSent = true;
    this.failure = null;
  }

  failSending(code: string): void {
    this.isBeingSent = false;
    this.failure = code;
  }

  forgetFailure(): void {
    this.failure = null;
  }
}
