import type { Schema } from '../../api/schemas';

/** The API plan of the group acted in. */
export type ApiInfo = Schema<'ApiInfoDto'>;
/** Its token; whole only in the answer that made it. */
export type ApiToken = Schema<'ApiTokenDto'>;
export type Scope = ApiToken['scopes'][number];

/** How programs for YOURLS reach the group. */
export type YourlsAccess = Schema<'YourlsDto'>;

export type ResetToken = Required<Schema<'ResetTokenDto'>>;

export type Notifications = Required<Schema<'NotificationEmailsDto'>>;

export type Webhook = Schema<'WebhookDto'>;
/** With its secret, which is shown this once. */
export type NewWebhook = Schema<'WebhookWithSecretDto'>;
export type Webhooks = Schema<'WebhooksDto'>;
export type WebhookEvent = Webhook['events'][number];
export type Delivery = Schema<'DeliveryDto'>;
export type DeliveryDetail = Schema<'DeliveryDetailDto'>;
export type Deliveries = Schema<'DeliveriesDto'>;

/** What can be set of one. */
export type WebhookInput = Required<Schema<'AddWebhookDto'>>;

export interface ApiPlanApi {
  info(): Promise<ApiInfo>;
  enable(): Promise<ApiInfo>;
  token(): Promise<ApiToken>;
  reset(input: ResetToken): Promise<ApiToken>;
  revoke(): Promise<ApiToken>;
  yourls(): Promise<YourlsAccess>;
  setNotifications(input: Notifications): Promise<ApiInfo>;
  /** By the code of a mail. Returns the address. */
  confirm(code: string): Promise<string>;
}

export interface WebhooksApi {
  list(): Promise<Webhooks>;
  eventTypes(): Promise<readonly WebhookEvent[]>;
  add(input: WebhookInput): Promise<NewWebhook>;
  change(id: number, input: Schema<'ChangeWebhookDto'>): Promise<Webhook>;
  remove(id: number): Promise<unknown>;
  /** Another secret; the one before signs, too, for a day. */
  changeSecret(id: number): Promise<NewWebhook>;
  test(id: number, event: WebhookEvent): Promise<Delivery>;
  deliveries(id: number, cursor: string | null): Promise<Deliveries>;
  delivery(id: number, deliveryId: string): Promise<DeliveryDetail>;
  resend(id: number, deliveryId: string): Promise<Delivery>;
}
