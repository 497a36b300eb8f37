/** An application at PayPal. */
export interface PayPalMerchant {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  readonly webhookId: string;
  /** Where events go; nowhere when it is empty. */
  readonly webhookUrl: string;
  /** Which call refunds a payment of a subscription; accounts differ. */
  readonly refundsSalesBy: 'v1' | 'v2' | 'both';
}

export const DEMO_MERCHANT: PayPalMerchant = {
  clientId: 'sandbox-client-id',
  clientSecret: 'sandbox-client-secret',
  name: 'Linklet demo shop',
  webhookId: '1JE4291016473214C',
  webhookUrl: '',
  refundsSalesBy: 'v1',
};
