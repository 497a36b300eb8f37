import type { NewebKeys } from '../shared/neweb-cipher';

/** A shop at ezPay: other keys than at newebPay, though the firm is the same. */
export interface EzPayShop extends NewebKeys {
  readonly merchantId: string;
  /** How many invoice numbers the tax office gives for two months. */
  readonly numbersPerPeriod: number;
}

export const DEMO_SHOP: EzPayShop = {
  merchantId: '3622183',
  hashKey: 'SandboxEzPayInvoiceKey0123456789',
  hashIv: 'SandboxEzPayIv01',
  numbersPerPeriod: 10_000,
};
