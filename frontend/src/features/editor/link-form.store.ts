import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError } from '../../api/api-error';
import { Request } from '../../shared/request';
import type { EditorApi, LinkDetails } from './editor.api';
import { type DraftShelf, draftOn } from './link-draft';
import { differenceOf, editsOf, endOf, type LinkValues, nameOfField, valuesOf } from './link-values';

/** A link while it is changed: one save for everything, of what was changed alone. */
export class LinkFormStore {
  link: LinkDetails;
  values: LinkValues;
  /** Changes of an earlier visit are back. */
  isRestored = false;
  readonly saving = new Request<LinkDetails>();
  private saved: LinkValues;
  /** By the server's name of the field, as codes. */
  private problems: ReadonlyMap<string, string> = new Map();
  private readonly api: Pick<EditorApi, 'edit'>;
  private readonly shelf: DraftShelf;

  constructor(api: Pick<EditorApi, 'edit'>, link: LinkDetails, shelf: DraftShelf) {
    this.api = api;
    this.shelf = shelf;
    this.link = link;
    this.saved = valuesOf(link);
    this.values = this.saved;
    makeAutoObservable<this, 'api' | 'shelf'>(this, { api: false, shelf: false, saving: false });
    this.restore();
  }

  get change(): Partial<LinkValues> {
    return differenceOf(this.saved, this.values);
  }

  get isDirty(): boolean {
    return Object.keys(this.change).length > 0;
  }

  /** Saving will let the link lead elsewhere, which is counted. */
  get isReplacing(): boolean {
    return this.change.url !== undefined;
  }

  get isExpiryIncomplete(): boolean {
    return this.values.expiry !== null && endOf(this.values.expiry) === null;
  }

  get canSave(): boolean {
    return this.isDirty && !this.isExpiryIncomplete;
  }

  get hasProblems(): boolean {
    return this.problems.size > 0;
  }

  /** Why the server refuses a field, by its name there. */
  problemOf = (field: string): string | null => this.problems.get(field) ?? null;

  set = (change: Partial<LinkValues>): void => {
    this.values = { ...this.values, ...change };
    this.problems = new Map(
      [...this.problems].filter(([field]) => {
        const name = nameOfField(field);
        return name === null || !(name in change);
      }),
    );
    this.keepDraft();
  };

  discard = (): void => {
    this.values = this.saved;
    this.problems = new Map();
    this.saving.reset();
    this.dropDraft();
  };

  /** Leaves what was not saved behind for good. */
  dropDraft = (): void => {
    this.isRestored = false;
    this.shelf.remove();
  };

  /** What was saved; null when nothing was. */
  save = async (): Promise<LinkDetails | null> => {
    if (this.saving.isPending || !this.canSave) return null;
    const { change } = this;
    const link = await this.saving.run(() => this.api.edit(this.link, editsOf(change)));
    const { error } = this.saving;
    runInAction(() => {
      if (link !== null) this.take(link, change);
      else if (error !== null) this.mark(error);
    });
    return link;
  };

  /** The server has changed the link by another call; what is being changed here stays. */
  refresh = (link: LinkDetails): void => {
    this.take(link, {});
  };

  /** What was typed while the answer was on its way is a change of its own. */
  private take(link: LinkDetails, sent: Partial<LinkValues>): void {
    const pending = differenceOf({ ...this.saved, ...sent }, this.values);
    this.link = link;
    this.saved = valuesOf(link);
    this.values = { ...this.saved, ...pending };
    this.problems = new Map();
    this.keepDraft();
  }

  private mark({ fields }: ApiError): void {
    this.problems = new Map(fields.map(({ field, code }) => [field, code]));
  }

  private restore(): void {
    const draft = draftOn(this.shelf);
    if (draft === null || !this.link.canEdit) return;
    this.values = { ...this.values, ...draft };
    this.isRestored = this.isDirty;
  }

  private keepDraft(): void {
    if (this.isDirty) this.shelf.write(this.change);
    else this.dropDraft();
  }
}
