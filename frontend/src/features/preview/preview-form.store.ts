import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError } from '../../api/api-error';
import { FormStore } from '../../shared/form.store';
import { Request } from '../../shared/request';
import {
  addressProblem,
  fileProblem,
  givenOf,
  RETAINED,
  mayMove,
  OF_PAGE,
  type PictureChoice,
} from './picture';
import type { PreviewApi, PreviewChange, PreviewedLink } from './preview.api';
import { keptText, textProblem } from './preview-text';

export type TextName = 'title' | 'description';

interface Crop {
  readonly topPercent: number;
  readonly leftPercent: number;
}

type Texts = Readonly<Record<TextName, string>>;

const textsOf = ({ preview: { title, description } }: PreviewedLink): Texts => ({
  title: title ?? '',
  description: description ?? '',
});

/** What the server says of a file, or of its address, is said at the picture. */
function fieldOf(name: string): string | null {
  if (name === 'title' || name === 'description') return name;
  return name === 'file' || name === 'imageUrl' ? 'picture' : null;
}

const MIDDLE: Crop = { topPercent: 50, leftPercent: 50 };

/** What an open panel says of a preview. */
export class PreviewFormStore {
  choice: PictureChoice = RETAINED;
  crop: Crop = MIDDLE;
  hasPlayIcon = false;
  keepsMoving = true;
  /** Why the picture that somebody just gave cannot be taken, as a code. */
  pictureProblem: string | null = null;
  readonly pictures = new Request<readonly string[]>();
  readonly form: FormStore<Texts, PreviewedLink>;
  link: PreviewedLink;
  private readonly api: PreviewApi;

  constructor(api: PreviewApi, link: PreviewedLink) {
    this.api = api;
    this.link = link;
    this.form = new FormStore<Texts, PreviewedLink>({
      values: textsOf(link),
      tidy: ({ title, description }) => ({
        title: keptText(title) ?? '',
        description: keptText(description) ?? '',
      }),
      check: ({ title, description }) => ({
        title: textProblem(title),
        description: textProblem(description),
      }),
      send: async ({ change }) => this.api.save(this.link, await this.changeWithPicture(change)),
      savedAs: textsOf,
      fieldOf,
    });
    makeAutoObservable<this, 'api'>(this, { api: false, pictures: false, form: false });
  }

  get isDirty(): boolean {
    return this.form.isDirty || this.isPageWanted || this.isAdjustable;
  }

  get canSave(): boolean {
    return this.isDirty && this.problemOf('title') === null && this.problemOf('description') === null;
  }

  get submission(): Request<PreviewedLink> {
    return this.form.submission;
  }

  get failure(): ApiError | null {
    return this.form.failure;
  }

  get texts(): Texts {
    return this.form.values;
  }

  /** Something of the preview is set. */
  get isSet(): boolean {
    return Object.values(this.link.preview).some((each) => each !== null);
  }

  /** As cards show it. */
  get shown(): {
    readonly title: string;
    readonly description: string | null;
    readonly image: string | null;
    readonly host: string;
  } {
    const { originalTitle, originalDescription } = this.link;
    return {
      title: keptText(this.texts.title) ?? originalTitle,
      description: keptText(this.texts.description) ?? originalDescription,
      image: this.shownImage,
      host: this.shownHost,
    };
  }

  /** Where the picture that is chosen can be seen; null when there is none. */
  get shownImage(): string | null {
    return this.ownImage ?? this.link.originalImageUrl;
  }

  /** As {@link shownImage}, but for the picture of the page. */
  private get ownImage(): string | null {
    const { choice, link } = this;
    if (choice.kind === 'file') return choice.shown;
    if (choice.kind === 'address') return choice.address;
    return choice.kind === 'kept' ? link.preview.imageUrl : null;
  }

  /** Apps are led on to the page, and name its host, until there is a card of ours to read. */
  private get shownHost(): string {
    const { title, description } = this.texts;
    const isOurs = [keptText(title), keptText(description), this.ownImage].some((each) => each !== null);
    return isOurs ? this.link.domain : new URL(this.link.url).host;
  }

  /** The part that is shown of the picture, and the icon on it, are still to be chosen. */
  get isAdjustable(): boolean {
    return givenOf(this.choice) !== null;
  }

  /** The icon has become part of the picture. */
  get isIconDrawn(): boolean {
    return this.choice.kind === 'kept' && this.link.hasPlayIcon;
  }

  /** The picture that is chosen is not the one that is saved. */
  get isImageChanged(): boolean {
    return this.isAdjustable || (this.choice.kind === 'page' && this.link.preview.imageUrl !== null);
  }

  get mayMove(): boolean {
    return mayMove(this.choice);
  }

  problemOf(name: TextName): string | null {
    return this.form.mistakes.get(name) ?? this.form.problemOf(name);
  }

  write(name: TextName, text: string): void {
    this.form.set({ [name]: text });
  }

  /** A link that was changed elsewhere on the page; what is being written here stays. */
  follow(link: PreviewedLink): void {
    const isElsewhere = link.url !== this.link.url;
    this.link = link;
    if (isElsewhere) {
      this.pictures.reset();
      this.loadPictures();
    }
    this.form.rebase(textsOf(link));
  }

  loadPictures(): void {
    if (this.pictures.state === 'idle') void this.pictures.run(() => this.api.picturesOf(this.link.url));
  }

  choose(choice: PictureChoice): void {
    this.release();
    this.choice = choice;
    this.crop = MIDDLE;
    this.hasPlayIcon = givenOf(choice) !== null && this.link.isVideo;
    this.pictureProblem = null;
  }

  chooseAddress(text: string): boolean {
    this.pictureProblem = addressProblem(text);
    if (this.pictureProblem !== null) return false;
    this.choose({ kind: 'address', address: text.trim() });
    return true;
  }

  chooseFile = (file: File): void => {
    const problem = fileProblem(file);
    if (problem === null) this.choose({ kind: 'file', file, shown: URL.createObjectURL(file) });
    else this.pictureProblem = problem;
  };

  /** The picture that is chosen cannot be seen. */
  noteBroken(): void {
    if (this.choice.kind === 'file') this.pictureProblem = 'links.image-broken';
  }

  move(crop: Partial<Crop>): void {
    this.crop = { ...this.crop, ...crop };
  }

  /** On a picture that is there already it is drawn anew, with the icon. */
  setPlayIcon = (isOn: boolean): void => {
    const image = this.shownImage;
    if (!this.isAdjustable && image !== null) this.choose({ kind: 'address', address: image });
    this.hasPlayIcon = isOn;
  };

  setKeepsMoving = (isOn: boolean): void => {
    this.keepsMoving = isOn;
  };

  /** Everything as the page says it; saved like any other change. */
  reset = (): void => {
    this.form.set({ title: '', description: '' });
    this.choose(OF_PAGE);
  };

  discard = (): void => {
    this.form.discard();
    this.choose(RETAINED);
  };

  /** What was saved; null when nothing was. */
  async save(): Promise<PreviewedLink | null> {
    if (this.form.isPending || !this.canSave) return null;
    const saved = await this.form.submit();
    runInAction(() => {
      if (saved !== null) this.take(saved);
      else this.pictureProblem = this.pictureRefusal;
    });
    return saved;
  }

  /** The pictures of a file that nobody looks at any more. */
  release(): void {
    if (this.choice.kind === 'file') URL.revokeObjectURL(this.choice.shown);
  }

  private get pictureRefusal(): string | null {
    return this.form.problemOf('file') ?? this.form.problemOf('imageUrl');
  }

  /** The picture and the icon that are saved are to go. */
  private get isPageWanted(): boolean {
    const { preview, hasPlayIcon } = this.link;
    return this.choice.kind === 'page' && (preview.imageUrl !== null || hasPlayIcon);
  }

  private async changeWithPicture(texts: Partial<Texts>): Promise<PreviewChange> {
    const given = givenOf(this.choice);
    const { crop, hasPlayIcon } = this;
    const change = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, keptText(text)]));
    if (this.isPageWanted) return { ...change, imageUrl: null, hasPlayIcon: false };
    if (given === null) return change;
    const input = { ...crop, playIcon: hasPlayIcon, keepsMoving: this.keepsMoving && this.mayMove };
    const imageUrl = await this.api.upload(this.link, given, input);
    return { ...change, imageUrl, hasPlayIcon };
  }

  private take(saved: PreviewedLink): void {
    this.link = saved;
    this.release();
    this.choice = RETAINED;
    this.pictureProblem = null;
  }
}
