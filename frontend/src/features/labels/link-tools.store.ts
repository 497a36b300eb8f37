import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { LinkName } from '../../api/link-name';
import type { LabelsApi, Tool, ToolOnLink } from './labels.api';

type ToolsApi = Pick<LabelsApi, 'tools' | 'setLinkTools'>;

interface ToolLink extends LinkName {
  readonly trackingTools: readonly ToolOnLink[];
}

/** Which pixels of the group run on one link, on one open page. */
export class LinkToolsStore {
  /** Numbers of the tools that the link is to have. */
  private wanted: ReadonlySet<number>;
  readonly request = new Request<readonly Tool[]>();
  readonly saving = new Request<readonly ToolOnLink[]>();
  private link: LinkName;
  private readonly api: ToolsApi;

  constructor(api: ToolsApi, link: ToolLink) {
    this.api = api;
    this.link = link;
    this.wanted = new Set(link.trackingTools.map(({ id }) => id));
    makeAutoObservable<this, 'api'>(this, { api: false, request: false, saving: false }, { autoBind: true });
  }

  get pixels(): readonly Tool[] {
    return (this.request.value ?? []).filter(({ kind }) => kind === 'pixel');
  }

  isOn(id: number): boolean {
    return this.wanted.has(id);
  }

  /** The page shows the link under another name now, or on another domain. */
  follow(link: LinkName): void {
    this.link = link;
  }

  async load(): Promise<void> {
    await this.request.run(() => this.api.tools());
  }

  /** What the link has then; null when it could not be saved, and is as before, or was overtaken. */
  async turn(id: number, isOn: boolean): Promise<readonly ToolOnLink[] | null> {
    const before = this.wanted;
    this.want(isOn ? [...before, id] : [...before].filter((each) => each !== id));
    const saved = await this.saving.run(() => this.api.setLinkTools(this.link, [...this.wanted]));
    if (saved !== null) this.want(saved.map((tool) => tool.id));
    else if (this.saving.state === 'failed') this.want(before);
    return saved;
  }

  private want(ids: Iterable<number>): void {
    this.wanted = new Set(ids);
  }
}
