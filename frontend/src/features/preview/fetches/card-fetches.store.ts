import { makeAutoObservable } from 'mobx';
import { Request } from '../../../shared/request';
import type { PreviewedLink } from '../preview.api';
import type { CardFetchesApi, CardReport, CardWarning } from './fetches.api';

/** Who has fetched the card of the link that a panel is about. */
export class CardFetchesStore {
  readonly report = new Request<CardReport>();
  private link: PreviewedLink;
  private readonly api: CardFetchesApi;

  constructor(api: CardFetchesApi, link: PreviewedLink) {
    this.api = api;
    this.link = link;
    makeAutoObservable<this, 'api' | 'link'>(
      this,
      { api: false, link: false, report: false },
      { autoBind: true },
    );
  }

  /** What a service makes of the picture that is saved. */
  warningsOf(service: string): readonly CardWarning[] {
    return this.warnings.filter((each) => each.service === service);
  }

  /** The same of all but these services. */
  warningsBeside(services: readonly string[]): readonly CardWarning[] {
    return this.warnings.filter(({ service }) => !services.includes(service));
  }

  /** There is a picture, and it was not measured. */
  get isUnmeasured(): boolean {
    const { value } = this.report;
    return value !== null && value.hasImage && value.image === null;
  }

  /** A link that has changed: its cards may be old now. */
  follow(link: PreviewedLink): void {
    this.link = link;
    void this.load();
  }

  /** Asks again whenever a person comes back to the page, from a tool of a service for example. Returns how to stop. */
  watch(): () => void {
    const onSeen = (): void => {
      if (!document.hidden && !this.report.isPending) void this.load();
    };
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('focus', onSeen);
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('focus', onSeen);
    };
  }

  async load(): Promise<void> {
    await this.report.run(() => this.api.fetches(this.link));
  }

  private get warnings(): readonly CardWarning[] {
    return this.report.value?.warnings ?? [];
  }
}
