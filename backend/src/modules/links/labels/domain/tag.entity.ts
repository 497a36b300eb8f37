import { foldLabel, readLabel } from './label-text';
import { LabelRefused } from './labels.errors';
import { DEFAULT_TAG_COLOR, type TagColor } from './tag-color';

const MAX_TAG_LENGTH = 50;
export const MAX_TAGS_ON_LINK = 20;
/** Marks links that programs make; it is in no list, and people cannot give it to a link. */
export const RESERVED_TAG = 'api';

interface NewTag {
  readonly groupId: number;
  readonly creatorUserId: number;
  /** As `parseTag` made it. */
  readonly value: string;
  readonly createdAt: Date;
  readonly color?: TagColor;
}

/** What may be changed of a tag; what is left out stays. */
export interface TagChange {
  /** As `parseTag` made it. */
  readonly value?: string;
  readonly color?: TagColor;
}

type Changing<T> = { -readonly [Field in keyof T]: T[Field] };

/** The words on a tag, as they are kept. `field` names the input in the refusal. */
export function parseTag(raw: string, field = 'value'): string {
  const value = readLabel(raw, MAX_TAG_LENGTH);
  if (value === null) {
    const message = `A tag needs 1 to ${MAX_TAG_LENGTH} characters on one line, without control signs.`;
    throw new LabelRefused(field, 'links.tag-invalid', message);
  }
  if (foldLabel(value) === RESERVED_TAG) {
    const message = `“${RESERVED_TAG}” marks links that programs make: choose another word.`;
    throw new LabelRefused(field, 'links.tag-reserved', message);
  }
  return value;
}

/** A word that a group sorts its links by; each word is there once, however it is written. */
export class Tag {
  /** Given by the database when the tag is first saved. */
  readonly id!: number;
  readonly groupId: number;
  readonly creatorUserId: number;
  readonly value: string;
  /** What makes it the same tag as another one. */
  readonly folded: string;
  readonly color: TagColor;
  readonly createdAt: Date;
  /** When it was last saved or put on a link. */
  readonly usedAt: Date;

  private constructor({ groupId, creatorUserId, value, createdAt, color = DEFAULT_TAG_COLOR }: NewTag) {
    this.groupId = groupId;
    this.creatorUserId = creatorUserId;
    this.value = value;
    this.folded = foldLabel(value);
    this.color = color;
    this.createdAt = createdAt;
    this.usedAt = createdAt;
  }

  static create(fields: NewTag): Tag {
    return new Tag(fields);
  }

  change({ value = this.value, color = this.color }: TagChange): void {
    this.changing.value = value;
    this.changing.folded = foldLabel(value);
    this.changing.color = color;
  }

  private get changing(): Changing<Tag> {
    return this;
  }
}
