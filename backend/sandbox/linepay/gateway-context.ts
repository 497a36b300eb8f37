import type { Surroundings } from '../shared/simulator';
import type { LinePayMerchant } from './merchant';
import type { LinePayState } from './state';

/** What every part of the gateway works with. */
export interface Context extends Surroundings<LinePayState> {
  readonly merchant: LinePayMerchant;
}
