import { makeAutoObservable, reaction } from 'mobx';
import { Request } from '../../shared/request';
import { shortHost } from '../../shared/short-host';
import { unicodeHost } from '../../shared/unicode-host';
import { NO_UTM } from '../campaign';
import { editsOf, endOf, fieldOf, type LinkFields, type LinkValues, tagPlace, valuesOf } from '../editor';
import { type LabelsApi, TagWordsStore } from '../labels';
import type { ListedLink, NewLinkOptions, ShortenFormStore } from '../links';
import { pictureEdit, type PreviewApi, type PreviewedLink, SAVED_PICTURE } from '../preview';
import type { CreationApi, DomainOption, DefaultSettings } from './creation.api';

type Apis = CreationApi & Pick<LabelsApi, 'tags'> & Pick<PreviewApi, 'upload'>;

const BLANK: LinkValues = {
  encodeId: '',
  url: '',
  note: '',
  externalId: '',
  star: false,
  expiry: null,
  backupUrl: '',
  nativeOpen: false,
  smartUtm: true,
  passQuery: false,
  publicAnalytics: false,
  targets: [],
  utm: NO_UTM,
  pathKey: null,
  tags: [],
  trackingTools: [],
  title: '',
  description: '',
  picture: SAVED_PICTURE,
};

/** An address is not looked at letter by letter (ms). */
const TYPING_MS = 600;
const READABLE = /^https?:\/\/[^\s/]+\.[^\s]/i;

/** The settings of a link, for another one like it. What is over or counted apart does not come along. */
function settingsOf(link: ListedLink): Partial<LinkValues> {
  const { encodeId: _name, url: _url, picture: _picture, star: _star, expiry, ...settings } = valuesOf(link);
  const end = endOf(expiry);
  return end === null || end <= Date.now() ? settings : { ...settings, expiry };
}

/** Everything that can be asked of a link before it is made, while that is filled in. */
export class NewLinkStore implements LinkFields {
  readonly tags: TagWordsStore;
  readonly domains = new Request<readonly DomainOption[]>();
  private wantedDomain: string | null = null;
  /** The address, once it stands there for a moment. */
  private destination = '';
  private change: Partial<LinkValues> = {};
  /** A picture that another link has. */
  private copiedImage: string | null = null;
  private readonly defaults = new Request<DefaultSettings>();
  private readonly shorten: ShortenFormStore;
  private readonly api: Apis;
  private uploaded: { readonly of: LinkValues['picture']; readonly options: NewLinkOptions } | null = null;

  constructor(api: Apis, shorten: ShortenFormStore, like: ListedLink | null = null) {
    this.api = api;
    this.shorten = shorten;
    this.tags = new TagWordsStore(
      api,
      tagPlace(this, () => like?.tags ?? []),
    );
    if (like !== null) this.copy(like);
    makeAutoObservable<this, 'api' | 'shorten' | 'uploaded'>(this, {
      api: false,
      shorten: false,
      uploaded: false,
      tags: false,
      domains: false,
    });
  }

  get values(): LinkValues {
    const defaults = this.defaults.value;
    const { smartUtm, nativeOpen, publicAnalytics, passQuery } = defaults ?? BLANK;
    const begun = { ...BLANK, smartUtm, nativeOpen, publicAnalytics, passQuery };
    return { ...begun, ...this.change, url: this.shorten.destination };
  }

  get isExpiryIncomplete(): boolean {
    return this.values.expiry !== null && endOf(this.values.expiry) === null;
  }

  /** Where the link will stand; null while that is not known. */
  get domain(): DomainOption | null {
    const options = this.domains.value ?? [];
    return (
      options.find(({ name }) => name === this.wantedDomain) ??
      options.find(({ isDefault }) => isDefault) ??
      null
    );
  }

  /** No tool runs on the domain that everybody shares. */
  get isShared(): boolean {
    return this.domain === null || this.domain.name === this.domains.value?.[0]?.name;
  }

  /** A name that is not known yet stands open. */
  get shortUrl(): string {
    const { slug: ownName } = this.shorten;
    return `${unicodeHost(this.domain?.name ?? shortHost())}/${ownName.trim() === '' ? '…' : ownName.trim()}`;
  }

  /** Only what was filled in, as the server takes it. */
  get options(): NewLinkOptions {
    const { picture: _picture, ...change } = this.change;
    const { domain } = this;
    return {
      ...editsOf(change),
      ...(this.copiedImage === null ? {} : { imageUrl: this.copiedImage }),
      ...(domain === null || domain.isDefault ? {} : { domain: domain.name }),
    };
  }

  /** What its page says of itself is not known yet. */
  get link(): PreviewedLink {
    const destination =
      READABLE.test(this.destination) && URL.canParse(this.destination) ? this.destination : '';
    return {
      id: 0,
      encodeId: '',
      domain: this.domain?.name ?? '',
      url: destination,
      originalTitle: '',
      originalDescription: null,
      originalImageUrl: this.copiedImage,
      hasPlayIcon: false,
      isVideo: false,
      preview: { title: null, description: null, imageUrl: this.copiedImage },
    };
  }

  get isPending(): boolean {
    return this.shorten.form.isPending;
  }

  problemOf = (field: string): string | null => this.shorten.form.problemOf(field);

  /** The server refused one of these. */
  hasProblemIn(...names: readonly (keyof LinkValues)[]): boolean {
    return [...this.shorten.form.problems.keys()].some((field) =>
      names.some((name) => name === fieldOf(field)),
    );
  }

  set = (change: Partial<LinkValues>): void => {
    if (change.picture !== undefined) this.copiedImage = null;
    this.change = { ...this.change, ...change };
  };

  chooseDomain = (name: string): void => {
    this.wantedDomain = name;
  };

  /** Follows the address in the form until what this answers is called. */
  follow(): () => void {
    this.setDestination(this.shorten.destination);
    return reaction(
      () => this.shorten.destination,
      (destination) => this.setDestination(destination),
      { delay: TYPING_MS },
    );
  }

  load(groupId: number): void {
    void this.domains.run(() => this.api.domains());
    void this.defaults.run(() => this.api.defaults(groupId));
  }

  async makeDefault(): Promise<void> {
    const { domain } = this;
    if (domain === null) return;
    await this.domains.run(() => this.api.setDefaultDomain(domain.name));
  }

  /** What has to be done before the link is made: a picture is cut, and tags that were typed are taken. */
  prepare = async (): Promise<NewLinkOptions> => {
    this.tags.takeDraft();
    const { picture } = this.change;
    if (picture === undefined) return this.options;
    // The same picture for another try, so that what is sent stays the same.
    if (this.uploaded?.of !== picture) {
      this.uploaded = { of: picture, options: await pictureEdit(this.api, null, picture) };
    }
    return { ...this.options, ...this.uploaded.options };
  };

  private setDestination(destination: string): void {
    this.destination = destination.trim();
  }

  private copy(like: ListedLink): void {
    this.change = settingsOf(like);
    this.wantedDomain = like.domain;
    this.copiedImage = like.preview.imageUrl;
  }
}
