import { makeAutoObservable } from 'mobx';
import { FormStore } from '../../shared/form.store';
import { isKnownMedium } from './known-medium';
import type { LabelsApi, Tool, ToolInput, ToolValue } from './labels.api';
import { fieldProblem, FIELDS_OF, type ToolFieldName, type ToolKind } from './tool-fields';

const MAX_NAME_LENGTH = 60;
const MAX_NOTE_LENGTH = 200;

type ToolFormApi = Pick<LabelsApi, 'addTool' | 'changeTool'>;

const lengthOf = (text: string): number => Array.from(text.trim()).length;

function mistakesIn({ name, note, value }: ToolInput) {
  const fields = Object.entries(value) as [ToolFieldName, string][];
  return {
    name: lengthOf(name) === 0 || lengthOf(name) > MAX_NAME_LENGTH ? 'links.tool-name-invalid' : null,
    note: lengthOf(note) > MAX_NOTE_LENGTH ? 'links.tool-note-invalid' : null,
    value: fields.length === 0 ? 'links.tool-value-empty' : null,
    ...Object.fromEntries(fields.map(([field, text]) => [`value.${field}`, fieldProblem(field, text)])),
  };
}

const filledOf = (fields: readonly ToolFieldName[], value: ToolValue): ToolValue => {
  const filled = fields.filter((field) => (value[field] ?? '').trim() !== '');
  return Object.fromEntries(filled.map((field) => [field, value[field]]));
};

const inputOf = ({ name, note, value }: ToolInput): ToolInput => ({ name, note, value });

/** What an open dialog says of a tool. */
export class ToolFormStore {
  readonly kind: ToolKind;
  readonly form: FormStore<ToolInput, Tool>;
  /** Names of fields that were left. */
  private readonly visited = new Set<string>();

  constructor(api: ToolFormApi, what: Tool | ToolKind) {
    const tool = typeof what === 'string' ? null : what;
    this.kind = typeof what === 'string' ? what : what.kind;
    this.form = new FormStore<ToolInput, Tool>({
      values: tool === null ? { name: '', note: '', value: {} } : inputOf(tool),
      tidy: ({ name, note, value }) => ({ name, note, value: filledOf(this.fields, value) }),
      check: mistakesIn,
      send: ({ values, key }) => (tool === null ? api.addTool(values, key) : api.changeTool(tool.id, values)),
      savedAs: (_, sent) => sent,
    });
    makeAutoObservable(this, { kind: false, form: false }, { autoBind: true });
  }

  get fields(): readonly ToolFieldName[] {
    return FIELDS_OF[this.kind];
  }

  textOf(field: ToolFieldName): string {
    return this.form.values.value[field] ?? '';
  }

  /** Why a field cannot stay as it is, once it was left or saving was tried, as a code. */
  problemOf(name: string): string | null {
    const mistake = this.visited.has(name) ? this.form.mistakes.get(name) : undefined;
    return mistake ?? this.form.currentProblemOf(name);
  }

  get hasUnknownMedium(): boolean {
    return !isKnownMedium(this.textOf('utmMedium'));
  }

  fill(field: ToolFieldName, text: string): void {
    this.form.set({ value: { ...this.form.values.value, [field]: text } });
  }

  leave(name: string): void {
    this.visited.add(name);
  }
}
