import { makeAutoObservable, runInAction } from 'mobx';
import { randomId } from '../../shared/random-id';
import { Request } from '../../shared/request';
import type { CreatedLink, LinksApi } from '../links';
import { type KnownApp, knownAppOf } from './known-app';

/** Where phones of a kind go instead of the page, by the names of the server. */
export const TARGETS = ['ios', 'android', 'ios_store', 'android_store'] as const;
export type AppTarget = (typeof TARGETS)[number];
export type AppField = AppTarget | 'url';

const NOTHING: Readonly<Record<AppField, string>> = {
  url: '',
  ios: '',
  android: '',
  ios_store: '',
  android_store: '',
};

/** As the server checks it; the rest is for the server to judge. */
const STORES: Readonly<Partial<Record<AppField, RegExp>>> = {
  ios_store: /^https:\/\/(apps|itunes)\.apple\.com\/([a-z]{2}\/)?app\/([^/]+\/)?id\d{6,12}(\?.*)?$/,
  android_store:
    /^https:\/\/play\.google\.com\/store\/apps\/details\?(.*&)?id=[A-Za-z]\w*(\.[A-Za-z]\w*)+(&.*)?$/,
};

const TARGET_PROBLEM = 'links.target-address-invalid';

/** One link for an app, its stores and its page, while it is put together. */
export class AppLinkStore {
  fields = NOTHING;
  /** The app of the page opens where phones have it. */
  opensApp = true;
  readonly submission = new Request<CreatedLink>();
  private problems: ReadonlyMap<AppField, string> = new Map();
  private sent = { content: '', key: '' };
  private readonly api: Pick<LinksApi, 'shorten'>;

  constructor(api: Pick<LinksApi, 'shorten'>) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'sent'>(this, { api: false, sent: false, submission: false });
  }

  get knownApp(): KnownApp | null {
    return knownAppOf(this.fields.url);
  }

  /** What went wrong with the whole, when no field is to blame. */
  get failure() {
    const { error, isPending } = this.submission;
    return error === null || isPending || this.problems.size > 0 ? null : error;
  }

  /** As a code; what is certain at a glance is said before anything is sent. */
  problemOf(field: AppField): string | null {
    return this.problems.get(field) ?? null;
  }

  set(field: AppField, text: string): void {
    this.fields = { ...this.fields, [field]: text };
    this.problems = new Map([...this.problems].filter(([name]) => name !== field));
  }

  setOpensApp(isOn: boolean): void {
    this.opensApp = isOn;
  }

  /** The link; null when none was made. */
  async submit(): Promise<CreatedLink | null> {
    if (this.submission.isPending) return null;
    this.problems = new Map(this.mistakes());
    if (this.problems.size > 0) return null;
    const { targets } = this;
    const link = {
      url: this.fields.url.trim(),
      nativeOpen: this.opensApp,
      ...(targets.length > 0 ? { targets } : {}),
    };
    const made = await this.submission.run(() => this.api.shorten(link, this.keyFor(link)));
    runInAction(() => this.settle(made !== null));
    return made;
  }

  /** A second try of the same content after a lost answer must not make a second link. */
  private keyFor(link: object): string {
    const content = JSON.stringify(link);
    if (this.sent.content !== content) this.sent = { content, key: randomId() };
    return this.sent.key;
  }

  private get targets() {
    return TARGETS.flatMap((target) => {
      const url = this.fields[target].trim();
      return url === '' ? [] : [{ target, url }];
    });
  }

  private mistakes(): [AppField, string][] {
    const stores = Object.entries(STORES) as [AppTarget, RegExp][];
    const wrong = stores.filter(([field, pattern]) => {
      const text = this.fields[field].trim();
      return text !== '' && !pattern.test(text);
    });
    return [
      ...(this.fields.url.trim() === '' ? [['url', 'links.address-missing'] as [AppField, string]] : []),
      ...wrong.map(([field]): [AppField, string] => [field, TARGET_PROBLEM]),
    ];
  }

  private settle(isMade: boolean): void {
    const { error } = this.submission;
    // The server has judged this content; another judgement needs another key.
    const isJudged = error !== null && error.status >= 400 && error.status < 500;
    if (isMade || isJudged) this.sent = { content: '', key: '' };
    const { targets } = this;
    if (isMade) this.fields = NOTHING;
    const refused = isMade ? [] : (error?.fields ?? []);
    this.problems = new Map(
      refused.flatMap(({ field, code }): [AppField, string][] => {
        const name = fieldIn(field, targets);
        return name === null ? [] : [[name, code]];
      }),
    );
  }
}

/** Whose refusal `targets.0.url` is; null when it is none of ours. */
function fieldIn(field: string, targets: readonly { readonly target: AppTarget }[]): AppField | null {
  if (field === 'url') return 'url';
  const index = /^targets\.(\d+)\./.exec(field)?.[1];
  return index === undefined ? null : (targets[Number(index)]?.target ?? null);
}
