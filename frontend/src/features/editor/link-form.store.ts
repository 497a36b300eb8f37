import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { ApiError, apiErrorOf } from '../../api/api-error';
import { FormStore } from '../../shared/form.store';
import { shortHost } from '../../shared/short-host';
import { type LabelsApi, TagWordsStore } from '../labels';
import { keptText, pictureEdit, type PreviewApi, textProblem } from '../preview';
import { destinationProblem } from './destination';
import type { EditorApi, LinkDetails, LinkEdit } from './editor.api';
import { type DraftShelf, draftOn } from './link-draft';
import { type Clash, clashingFields, isChangedMeanwhile, seenOf } from './seen-values';
import { tagPlace } from './tag-place';
import { editsOf, endOf, fieldOf, type LinkFields, type LinkValues, tidyTags, valuesOf } from './link-values';

/** A link while it is changed: one save for everything, of what was changed alone, and a draft until then. */
export class LinkFormStore implements LinkFields {
  link: LinkDetails;
  /** Changes of an earlier visit are back. */
  isRestored = false;
  /** What was changed meanwhile of what was to be saved, until it is decided what stays. */
  clash: Clash | null = null;
  readonly form: FormStore<LinkValues, LinkDetails>;
  readonly tags: TagWordsStore;
  private readonly shelf: DraftShelf;
  private readonly api: Pick<EditorApi, 'details' | 'edit'>;

  constructor(
    api: Pick<EditorApi, 'details' | 'edit'> & Pick<PreviewApi, 'upload'> & Pick<LabelsApi, 'tags'>,
    link: LinkDetails,
    shelf: DraftShelf,
  ) {
    this.shelf = shelf;
    this.api = api;
    this.link = link;
    this.form = new FormStore<LinkValues, LinkDetails>({
      values: valuesOf(link),
      tidy: (values) => ({
        ...values,
        title: keptText(values.title) ?? '',
        description: keptText(values.description) ?? '',
        tags: tidyTags(values.tags),
      }),
      check: ({ url, title, description }, saved) => ({
        url: url === saved.url ? null : destinationProblem(url),
        title: textProblem(title),
        description: textProblem(description),
      }),
      send: async ({ change: { picture, ...change } }) => {
        const pictured = picture === undefined ? {} : await pictureEdit(api, this.link, picture);
        const tagged = change.tags === undefined ? {} : { tags: this.tags.namesOf(change.tags) };
        return this.send({ ...editsOf(change), ...tagged, ...pictured });
      },
      savedAs: valuesOf,
      fieldOf,
    });
    this.tags = new TagWordsStore(
      api,
      tagPlace(this, () => this.link.tags),
    );
    makeAutoObservable<this, 'shelf' | 'api'>(this, {
      clash: observableRef,
      shelf: false,
      api: false,
      form: false,
      tags: false,
    });
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

  /** What is typed as a tag would be lost like everything else. */
  get isDirty(): boolean {
    return this.form.isDirty || this.tags.isTyping;
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

  /** Saving takes something that plans limit: also a tag, where a word is none yet. */
  get isCounted(): boolean {
    const { star, tags } = this.change;
    return this.isReplacing || this.isPreviewChanged || star !== undefined || tags !== undefined;
  }

  get isExpiryIncomplete(): boolean {
    return this.values.expiry !== null && endOf(this.values.expiry) === null;
  }

  get canSave(): boolean {
    return this.isDirty && !this.isExpiryIncomplete;
  }

  get isShared(): boolean {
    return this.link.domain === shortHost();
  }

  get shortUrl(): string {
    return this.link.shortUrl;
  }

  /** Why the server refuses a field, by its name there. */
  problemOf = (field: string): string | null => this.form.problemOf(field);

  /** The last try to save has found fault with one of them. */
  hasProblemIn(...names: readonly (keyof LinkValues)[]): boolean {
    return [...this.form.problems.keys()].some((field) => names.some((name) => name === fieldOf(field)));
  }

  set = (change: Partial<LinkValues>): void => this.form.set(change);

  discard = (): void => {
    this.tags.type('');
    this.form.discard();
  };

  /** Takes what is still being typed; whether nothing is certainly wrong. */
  validate = (): boolean => this.tags.takeDraft() && this.form.validate();

  /** Leaves what was not saved behind for good. */
  dropDraft = (): void => {
    this.isRestored = false;
    this.shelf.remove();
  };

  /** What was saved; null when nothing was. */
  save = async (): Promise<LinkDetails | null> => {
    if (!this.canSave || !this.validate()) return null;
    const { tags } = this.change;
    const link = await this.form.submit();
    if (link === null) return null;
    runInAction(() => {
      this.link = link;
    });
    // Words that were new are tags now.
    if (tags !== undefined) this.tags.load();
    return link;
  };

  /** The server has changed the link by another call; what is being changed here stays. */
  refresh = (link: LinkDetails): void => {
    this.link = link;
    this.form.rebase(valuesOf(link));
  };

  /** What was changed meanwhile of these stays; everything else is a change of what there is now. */
  settle = (theirs: readonly (keyof LinkValues)[]): void => {
    if (this.clash === null) return;
    this.refresh(this.clash.link);
    const { saved } = this.form;
    this.form.set(Object.fromEntries(theirs.map((name) => [name, saved[name]])));
    this.clash = null;
    this.form.submission.reset();
  };

  /** Everything stays as it is in the form and on the server. */
  putOff = (): void => {
    this.clash = null;
  };

  private async send(edit: LinkEdit): Promise<LinkDetails> {
    try {
      return await this.api.edit(this.link, edit, seenOf(this.link, edit));
    } catch (thrown) {
      const error = apiErrorOf(thrown);
      if (!isChangedMeanwhile(error)) throw error;
      const link = await this.api.details(this.link);
      runInAction(() => {
        this.clash = { link, fields: clashingFields(error) };
      });
      // Nothing is wrong with the fields themselves.
      const { status, code, message, requestId } = error;
      throw new ApiError({ status, code, message, requestId });
    }
  }

  private restore(): void {
    const draft = draftOn(this.shelf);
    if (draft === null || !this.link.canEdit) return;
    this.form.set(draft);
    this.isRestored = this.form.isDirty;
  }

  private keepDraft(): void {
    if (this.form.isDirty) this.shelf.write(this.change);
    else this.dropDraft();
  }
}
