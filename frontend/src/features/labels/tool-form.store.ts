import { makeAutoObservable } from 'mobx';
import { randomId } from '../../shared/random-id';
import { Request } from '../../shared/request';
import { isKnownMedium } from './known-medium';
import type { LabelsApi, Tool, ToolValue, ToolInput } from './labels.api';
import { fieldProblem, FIELDS_OF, type ToolFieldName, type ToolKind } from './tool-fields';

const MAX_NAME_LENGTH = 60;
const MAX_NOTE_LENGTH = 200;

type FormField = 'name' | 'note' | ToolFieldName;
type ToolFormApi = Pick<LabelsApi, 'addTool' | 'changeTool'>;

const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** What an open dialog says of a tool. */
export class ToolFormStore {
  readonly kind: ToolKind;
  readonly saving = new Request<Tool>();
  name: string;
  note: string;
  value: ToolValue;
  private readonly visited = new Set<FormField>();
  /** Somebody tried to save: everything that is wrong is said. */
  private isTried = false;
  private readonly tool: Tool | null;
  private readonly api: ToolFormApi;
  private key = randomId();

  constructor(api: ToolFormApi, what: Tool | ToolKind) {
    const tool = typeof what === 'string' ? null : what;
    this.api = api;
    this.tool = tool;
    this.kind = typeof what === 'string' ? what : what.kind;
    this.name = tool?.name ?? '';
    this.note = tool?.note ?? '';
    this.value = tool?.value ?? {};
    makeAutoObservable<this, 'tool' | 'api' | 'key'>(
      this,
      { kind: false, saving: false, tool: false, api: false, key: false },
      { autoBind: true },
    );
  }

  get fields(): readonly ToolFieldName[] {
    return FIELDS_OF[this.kind];
  }

  textOf(field: ToolFieldName): string {
    return this.value[field] ?? '';
  }

  /** Why a field cannot stay as it is, once somebody has left it or tried to save, as a code. */
  problemOf(field: FormField): string | null {
    const isSaid = this.isTried || this.visited.has(field);
    return (isSaid ? this.ownProblem(field) : null) ?? this.refusalOf(field);
  }

  /** The same for all ids or parameters together. */
  get valueProblem(): string | null {
    return this.isTried && this.isEmpty ? 'links.tool-value-empty' : null;
  }

  get hasUnknownMedium(): boolean {
    return !isKnownMedium(this.textOf('utmMedium'));
  }

  rename(name: string): void {
    this.name = name;
    this.noteChange();
  }

  describe(note: string): void {
    this.note = note;
    this.noteChange();
  }

  fill(field: ToolFieldName, text: string): void {
    this.value = { ...this.value, [field]: text };
    this.noteChange();
  }

  leave(field: FormField): void {
    this.visited.add(field);
  }

  /** Null when it was not saved. */
  async save(): Promise<Tool | null> {
    if (this.saving.isPending) return null;
    this.isTried = true;
    if (this.isEmpty || this.allFields.some((field) => this.ownProblem(field) !== null)) return null;
    const { tool, input } = this;
    return this.saving.run(() =>
      tool === null ? this.api.addTool(input, this.key) : this.api.changeTool(tool.id, input),
    );
  }

  /** What is sent from now on is another tool than what may have been saved without an answer. */
  private noteChange(): void {
    this.key = randomId();
    this.saving.reset();
  }

  private get allFields(): readonly FormField[] {
    return ['name', 'note', ...this.fields];
  }

  private get input(): ToolInput {
    const filled = this.fields.filter((field) => this.textOf(field).trim() !== '');
    return {
      name: this.name,
      note: this.note,
      value: Object.fromEntries(filled.map((field) => [field, this.textOf(field)])),
    };
  }

  private get isEmpty(): boolean {
    return this.fields.every((field) => this.textOf(field).trim() === '');
  }

  private ownProblem(field: FormField): string | null {
    if (field === 'name') {
      const length = lengthOf(this.name);
      return length === 0 || length > MAX_NAME_LENGTH ? 'links.tool-name-invalid' : null;
    }
    if (field === 'note') return lengthOf(this.note) > MAX_NOTE_LENGTH ? 'links.tool-note-invalid' : null;
    return fieldProblem(field, this.textOf(field));
  }

  private refusalOf(field: FormField): string | null {
    const path = field === 'name' || field === 'note' ? field : `value.${field}`;
    return this.saving.error?.codeOf(path) ?? null;
  }
}
