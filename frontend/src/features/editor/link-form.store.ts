import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { FormStore } from '../../shared/form.store';
import { keptText, pictureEdit, type PreviewApi, textProblem } from '../preview';
import { destinationProblem } from './destination';
import type { EditorApi, LinkDetails } from './editor.api';
import { type DraftShelf, draftOn } from './link-draft';
import { editsOf, endOf, fieldOf, type LinkValues, valuesOf } from './link-values';

/** A link while it is changed: one save for everything, of what was changed alone, and a draft until then. */
export class LinkFormStore {
  link: LinkDetails;
  /** Changes of an earlier visit are back. */
  isRestored = false;
  readonly form: FormStore<LinkValues, LinkDetails>;
  private readonly shelf: DraftShelf;

  constructor(
    api: Pick<EditorApi, 'edit'> & Pick<PreviewApi, 'upload'>,
    link: LinkDetails,
    shelf: DraftShelf,
  ) {
    this.shelf = shelf;
    this.link = link;
    this.form = new FormStore<LinkValues, LinkDetails>({
      values: valuesOf(link),
      tidy: (values) => ({
        ...values,
        title: keptText(values.title) ?? '',
        description: keptText(values.description) ?? '',
      }),
      check: ({ url, title, description }, saved) => ({
        url: url === saved.url ? null : destinationProblem(url),
        title: textProblem(title),
        description: textProblem(description),
      }),
      send: async ({ change: { picture, ...change } }) => {
        const pictured = picture === undefined ? {} : await pictureEdit(api, this.link, picture);
        return api.edit(this.link, { ...editsOf(change), ...pictured });
      },
      savedAs: valuesOf,
      fieldOf,
    });
    makeAutoObservable<this, 'shelf'>(this, { shelf: false, form: false });
    this.restore();
    reaction(
      () => this.change,
      () => this.keepDraft(),
    );
  }

  get values(): LinkValues {
    return this.form.values;
  }

  get change(): Partial<LinkValues> {
    return this.form.change;
  }

  get isDirty(): boolean {
    return this.form.isDirty;
  }

  get isPending(): boolean {
    return this.form.isPending;
  }

  /** Saving edits the preview, which is counted once for each link. */
  get isPreviewChanged(): boolean {
    const { title, description, picture } = this.change;
    return [title, description, picture].some((each) => each !== undefined);
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

  /** Why the server refuses a field, by its name there. */
  problemOf = (field: string): string | null => this.form.problemOf(field);

  /** The last try to save has found fault with one of them. */
  hasProblemIn(...names: readonly (keyof LinkValues)[]): boolean {
    return [...this.form.problems.keys()].some((field) => names.some((name) => name === fieldOf(field)));
  }

  set = (change: Partial<LinkValues>): void => this.form.set(change);

  discard = (): void => this.form.discard();

  /** Leaves what was not saved behind for good. */
  dropDraft = (): void => {
    this.isRestored = false;
    this.shelf.remove();
  };

  /** What was saved; null when nothing was. */
  save = async (): Promise<LinkDetails | null> => {
    if (!this.canSave) return null;
    const link = await this.form.submit();
    runInAction(() => {
      if (link !== null) this.link = link;
    });
    return link;
  };

  /** The server has changed the link by another call; what is being changed here stays. */
  refresh = (link: LinkDetails): void => {
    this.link = link;
    this.form.rebase(valuesOf(link));
  };

  private restore(): void {
    const draft = draftOn(this.shelf);
    if (draft === null || !this.link.canEdit) return;
    this.form.set(draft);
    this.isRestored = this.isDirty;
  }

  private keepDraft(): void {
    if (this.isDirty) this.shelf.write(this.change);
    else this.dropDraft();
  }
}
