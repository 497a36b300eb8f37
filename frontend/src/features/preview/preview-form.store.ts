import { makeAutoObservable, reaction } from 'mobx';
import { Request } from '../../shared/request';
import {
  addressProblem,
  fileProblem,
  givenOf,
  mayMove,
  OF_PAGE,
  type Picture,
  type PictureChoice,
  SAVED_PICTURE,
} from './picture';
import type { PreviewApi, PreviewedLink } from './preview.api';
import { keptText, textProblem } from './preview-text';
import type { PreviewValues } from './preview-values';

export type TextName = 'title' | 'description';

/** The form that the preview is part of, which saves it with everything else. */
export interface PreviewHost {
  readonly link: PreviewedLink;
  readonly values: PreviewValues;
  readonly isPending: boolean;
  set(change: Partial<PreviewValues>): void;
  /** Why the server refuses a field, by its name there. */
  problemOf(field: string): string | null;
}

/** What an open panel says of a preview. */
export class PreviewFormStore {
  readonly pictures = new Request<readonly string[]>();
  /** Why the picture that was just given cannot be taken, as a code. */
  private refusal: string | null = null;
  private readonly api: Pick<PreviewApi, 'picturesOf'>;
  private readonly host: PreviewHost;

  constructor(api: Pick<PreviewApi, 'picturesOf'>, host: PreviewHost) {
    this.api = api;
    this.host = host;
    makeAutoObservable<this, 'api' | 'host'>(this, { api: false, host: false, pictures: false });
    // A file is in memory for as long as it is chosen.
    reaction(
      () => this.fileShown,
      (_, before) => {
        if (before !== null) URL.revokeObjectURL(before);
      },
    );
    reaction(
      () => this.link.url,
      () => {
        this.pictures.reset();
        this.loadPictures();
      },
    );
  }

  get link(): PreviewedLink {
    return this.host.link;
  }

  get texts(): Readonly<Record<TextName, string>> {
    return this.host.values;
  }

  get picture(): Picture {
    return this.host.values.picture;
  }

  get choice(): PictureChoice {
    return this.picture.choice;
  }

  get isSaving(): boolean {
    return this.host.isPending;
  }

  get pictureProblem(): string | null {
    return this.refusal ?? this.host.problemOf('file') ?? this.host.problemOf('imageUrl');
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
    return textProblem(this.texts[name]) ?? this.host.problemOf(name);
  }

  write(name: TextName, text: string): void {
    this.host.set({ [name]: text });
  }

  /** A link that is not made yet may have no address. */
  loadPictures(): void {
    const { url } = this.link;
    if (url !== '' && this.pictures.state === 'idle') void this.pictures.run(() => this.api.picturesOf(url));
  }

  choose(choice: PictureChoice): void {
    this.refusal = null;
    const hasPlayIcon = givenOf(choice) !== null && this.link.isVideo;
    this.host.set({ picture: { ...SAVED_PICTURE, choice, hasPlayIcon } });
  }

  chooseAddress(text: string): boolean {
    this.refusal = addressProblem(text);
    if (this.refusal !== null) return false;
    this.choose({ kind: 'address', address: text.trim() });
    return true;
  }

  chooseFile = (file: File): void => {
    const problem = fileProblem(file);
    if (problem === null) this.choose({ kind: 'file', file, shown: URL.createObjectURL(file) });
    else this.refusal = problem;
  };

  /** The picture that is chosen cannot be seen. */
  noteBroken(): void {
    if (this.choice.kind === 'file') this.refusal = 'links.image-broken';
  }

  move(crop: Partial<Pick<Picture, 'topPercent' | 'leftPercent'>>): void {
    this.change(crop);
  }

  /** On a picture that is there already it is drawn anew, with the icon. */
  setPlayIcon = (isOn: boolean): void => {
    const image = this.shownImage;
    if (!this.isAdjustable && image !== null) this.choose({ kind: 'address', address: image });
    this.change({ hasPlayIcon: isOn });
  };

  setKeepsMoving = (isOn: boolean): void => this.change({ keepsMoving: isOn });

  /** Everything as the page says it; saved like any other change. */
  reset = (): void => {
    const { preview, hasPlayIcon } = this.link;
    const picture =
      preview.imageUrl !== null || hasPlayIcon ? { ...SAVED_PICTURE, choice: OF_PAGE } : SAVED_PICTURE;
    this.refusal = null;
    this.host.set({ title: '', description: '', picture });
  };

  /** The picture of a file that is not looked at any more. */
  release(): void {
    if (this.fileShown !== null) URL.revokeObjectURL(this.fileShown);
  }

  private get fileShown(): string | null {
    return this.choice.kind === 'file' ? this.choice.shown : null;
  }

  private change(change: Partial<Picture>): void {
    this.host.set({ picture: { ...this.picture, ...change } });
  }
}
