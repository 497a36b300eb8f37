import { makeAutoObservable } from 'mobx';
import type { ApiError } from '../../api/api-error';
import { Request } from '../../shared/request';
import type {
  Deliveries,
  Delivery,
  DeliveryDetail,
  Webhook,
  WebhookEvent,
  WebhookInput,
  Webhooks,
  WebhooksApi,
} from './developer.api';

/** The webhooks of the group acted in. */
export class WebhooksStore {
  readonly list = new Request<Webhooks>();
  readonly eventTypes = new Request<readonly WebhookEvent[]>();
  readonly change = new Request<unknown>();
  /** Of which webhook the last change was. */
  changedId = 0;
  /** A secret that was just made, and of which webhook, until it is put away. Kept nowhere else. */
  fresh: { readonly id: number; readonly secret: string } | null = null;
  private readonly api: WebhooksApi;

  constructor(api: WebhooksApi) {
    this.api = api;
    makeAutoObservable<this, 'api'>(
      this,
      { api: false, list: false, eventTypes: false, change: false },
      { autoBind: true },
    );
  }

  load = async (): Promise<boolean> => {
    if (this.eventTypes.value === null) void this.eventTypes.run(() => this.api.eventTypes());
    return (await this.list.run(() => this.api.list())) !== null;
  };

  /** Makes one, or changes the one that is there. Rejects when it is refused. */
  async save(webhook: Webhook | null, input: WebhookInput): Promise<true> {
    if (webhook === null) this.showSecret(await this.api.add(input));
    else await this.api.change(webhook.id, input);
    await this.load();
    return true;
  }

  /** Whether it was done, as of all that follow. */
  setOn({ id }: Webhook, isOn: boolean): Promise<boolean> {
    return this.run(id, () => this.api.change(id, { isOn }));
  }

  remove({ id }: Webhook): Promise<boolean> {
    return this.run(id, () => this.api.remove(id));
  }

  changeSecret({ id }: Webhook): Promise<boolean> {
    return this.run(id, async () => this.showSecret(await this.api.changeSecret(id)));
  }

  test({ id }: Webhook, event: WebhookEvent): Promise<boolean> {
    return this.run(id, () => this.api.test(id, event));
  }

  showSecret(made: { readonly id: number; readonly secret: string } | null): void {
    this.fresh = made;
  }

  /** Why the last change of a webhook was refused; null when it was not. */
  problemOf({ id }: Webhook): ApiError | null {
    return this.changedId === id && !this.change.isPending ? this.change.error : null;
  }

  private async run(id: number, work: () => Promise<unknown>): Promise<boolean> {
    if (this.change.isPending) return false;
    this.changedId = id;
    await this.change.run(async () => (await work()) ?? null);
    if (this.change.error !== null) return false;
    await this.load();
    return true;
  }
}

/** What was sent to one webhook. */
export class DeliveryLogStore {
  readonly page = new Request<Deliveries>();
  readonly detail = new Request<DeliveryDetail>();
  readonly resending = new Request<Delivery>();
  deliveries: readonly Delivery[] = [];
  /** Of which delivery something was asked last. */
  askedId = '';
  private readonly api: WebhooksApi;
  private readonly webhookId: number;

  constructor(api: WebhooksApi, webhookId: number) {
    this.api = api;
    this.webhookId = webhookId;
    makeAutoObservable<this, 'api' | 'webhookId'>(
      this,
      { api: false, webhookId: false, page: false, detail: false, resending: false },
      { autoBind: true },
    );
  }

  get nextCursor(): string | null {
    return this.page.value?.nextCursor ?? null;
  }

  load = async (): Promise<void> => {
    const page = await this.page.run(() => this.api.deliveries(this.webhookId, null));
    if (page !== null) this.show(page.deliveries);
  };

  async loadMore(): Promise<void> {
    const { nextCursor } = this;
    if (nextCursor === null || this.page.isPending) return;
    const page = await this.page.run(() => this.api.deliveries(this.webhookId, nextCursor));
    if (page !== null) this.show([...this.deliveries, ...page.deliveries]);
  }

  open({ id }: Delivery): Promise<DeliveryDetail | null> {
    this.askedId = id;
    this.resending.reset();
    return this.detail.run(() => this.api.delivery(this.webhookId, id));
  }

  /** Why what was asked of a delivery was refused; null when it was not. */
  problemOf({ id }: Delivery): ApiError | null {
    return this.askedId === id ? (this.detail.error ?? this.resending.error) : null;
  }

  /** Whether it is sent again. */
  async resend({ id }: Delivery): Promise<boolean> {
    this.askedId = id;
    this.detail.reset();
    if ((await this.resending.run(() => this.api.resend(this.webhookId, id))) === null) return false;
    await this.load();
    return true;
  }

  private show(deliveries: readonly Delivery[]): void {
    this.deliveries = deliveries;
  }
}
