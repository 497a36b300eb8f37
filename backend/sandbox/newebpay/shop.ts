import type { NewebKeys } from '../shared/neweb-cipher';

/** A shop at newebPay, with what it has agreed there. */
export interface NewebpayShop extends NewebKeys {
  readonly merchantId: string;
  readonly name: string;
  /** Whether an authorisation asks for its capture by itself. */
  readonly capture: 'auto' | 'request';
  /** 2.3 for shops of today; a request with a lower one is refused. */
  readonly minimumVersion: string;
  /** Whether mandates may be altered and queried by calls. */
  readonly mandateCalls: 'approved' | 'not-approved' | 'other-address';
  /** Whether the amount of a mandate may be altered on the day it was made; the manual does not say. */
  readonly altersOnFirstDay: boolean;
  /** Where news of changed cards go: one URL for the whole shop. */
  readonly cardUpdateUrl: string;
}

export const DEMO_SHOP: NewebpayShop = {
  merchantId: 'MS12345678',
  name: 'Linklet demo shop',
  hashKey: 'SandboxNewebPayHashKey0123456789',
  hashIv: 'SandboxNewebIv01',
  capture: 'auto',
  minimumVersion: '2.0',
  mandateCalls: 'approved',
  altersOnFirstDay: false,
  cardUpdateUrl: '',
};

/** Keys of another shop, for messages that it might forge. */
export const OTHER_KEYS: NewebKeys = {
  hashKey: 'AnotherShopsOwnHashKeyAtNewebPay',
  hashIv: 'AnotherShopsIv01',
};
