export { createApiPlanApi, createWebhooksApi } from './create-developer.api';
export type {
  ApiInfo,
  ApiPlanApi,
  ApiToken,
  Delivery,
  DeliveryDetail,
  NewWebhook,
  Webhook,
  WebhooksApi,
  YourlsAccess,
} from './developer.api';
