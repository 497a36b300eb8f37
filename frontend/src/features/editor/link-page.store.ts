import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import { shortHost } from '../../shared/short-host';
import type { LinkName } from '../../api/link-name';
import type { EditorApi, LinkDetails } from './editor.api';

const NONE: LinkName = { encodeId: '' };

const isSame = (one: LinkName, other: LinkName): boolean =>
  one.encodeId === other.encodeId && (one.domain ?? shortHost()) === (other.domain ?? shortHost());

/** Which link the page shows. */
export class LinkPageStore {
  readonly request = new Request<LinkDetails>();
  /** Its name now, as far as it is known. */
  shown = NONE;
  /** The name that the page's address has for it. */
  asked = NONE;
  private readonly api: Pick<EditorApi, 'details'>;

  constructor(api: Pick<EditorApi, 'details'>) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { request: false, api: false }, { autoBind: true });
  }

  /** The page's address names a link: asked for unless it is the one that is shown. */
  show(asked: LinkName): void {
    if (isSame(asked, this.asked)) return;
    this.asked = asked;
    if (isSame(asked, this.shown)) return;
    this.shown = asked;
    this.request.reset();
    void this.load();
  }

  async load(): Promise<void> {
    const link = await this.request.run(() => this.api.details(this.shown));
    if (link !== null) this.rename(link);
  }

  /** The link has another name or domain now, or was asked for by an earlier one. */
  rename({ encodeId, domain }: LinkName): void {
    this.shown = { encodeId, domain };
  }
}
