import { InputCheck } from '../../../../shared/domain/input-check';
import { readOneLine } from '../../../../shared/domain/one-line';
import { foldLabel, readLabel } from './label-text';
import { LabelRefused } from './labels.errors';
import { readTrackingValue, type ToolKind, type TrackingValue } from './tracking-value';

const MAX_TOOL_NAME_LENGTH = 60;
const MAX_TOOL_NOTE_LENGTH = 200;

/** A tool as a person typed it. */
export interface ToolInput {
  readonly name: string;
  readonly note: string;
  readonly value: TrackingValue;
}

/** The same, in the form that is kept. */
interface ReadTool extends ToolInput {
  readonly kind: ToolKind;
}

function parseName(raw: string): string {
  const name = readLabel(raw, MAX_TOOL_NAME_LENGTH);
  if (name !== null) return name;
  const message = `A tracking tool needs a name of 1 to ${MAX_TOOL_NAME_LENGTH} characters on one line, without control signs.`;
  throw new LabelRefused('name', 'links.tool-name-invalid', message);
}

function parseNote(raw: string): string {
  if (raw.trim() === '') return '';
  const note = readOneLine(raw);
  if (note !== null && Array.from(note).length <= MAX_TOOL_NOTE_LENGTH) return note;
  const message = `A note can have at most ${MAX_TOOL_NOTE_LENGTH} characters on one line, without control signs.`;
  throw new LabelRefused('note', 'links.tool-note-invalid', message);
}

/** Throws `InvalidInput` with all that is wrong. */
export function readTool(input: ToolInput): ReadTool {
  const check = new InputCheck();
  const name = check.take(() => parseName(input.name)) ?? '';
  const note = check.take(() => parseNote(input.note)) ?? '';
  const read = check.take(() => readTrackingValue(input.value));
  check.done();
  return { name, note, kind: read?.kind ?? 'utm', value: read?.value ?? {} };
}

interface NewTool extends ReadTool {
  readonly groupId: number;
  readonly creatorUserId: number;
  readonly createdAt: Date;
}

type Changing<T> = { -readonly [Field in keyof T]: T[Field] };

/** Ids of pixels and tags, or campaign parameters, under a name, for the links of a group. */
export class TrackingTool {
  /** Given by the database when the tool is first saved. */
  readonly id!: number;
  readonly groupId: number;
  readonly creatorUserId: number;
  readonly kind: ToolKind;
  readonly name: string;
  /** What makes it the same name as another one of its kind. */
  readonly foldedName: string;
  readonly note: string;
  readonly value: TrackingValue;
  readonly createdAt: Date;

  private constructor(fields: NewTool) {
    this.groupId = fields.groupId;
    this.creatorUserId = fields.creatorUserId;
    this.kind = fields.kind;
    this.name = fields.name;
    this.foldedName = foldLabel(fields.name);
    this.note = fields.note;
    this.value = fields.value;
    this.createdAt = fields.createdAt;
  }

  static create(fields: NewTool): TrackingTool {
    return new TrackingTool(fields);
  }

  /** Its kind stays: each has a limit of its own, and links that use it count on it. */
  change({ name, note, kind, value }: ReadTool): void {
    if (kind !== this.kind) {
      const message = 'A tool keeps its kind: make another one for the other.';
      throw new LabelRefused('value', 'links.tool-kind-fixed', message);
    }
    this.changing.name = name;
    this.changing.foldedName = foldLabel(name);
    this.changing.note = note;
    this.changing.value = value;
  }

  private get changing(): Changing<TrackingTool> {
    return this;
  }
}
