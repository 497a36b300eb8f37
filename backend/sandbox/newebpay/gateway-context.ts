import type { NewebpayShop } from './shop';
import type { NewebpayState } from './state';
import type { Notices } from '../shared/notices';
import type { Surroundings } from '../shared/simulator';

/** What every part of the gateway works with. */
export interface Context extends Surroundings<NewebpayState> {
  readonly shop: NewebpayShop;
  readonly notices: Notices;
}
