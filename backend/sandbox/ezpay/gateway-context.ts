import type { Surroundings } from '../shared/simulator';
import type { EzPayShop } from './shop';
import type { EzPayState } from './state';

/** What every part of the gateway works with. */
export interface Context extends Surroundings<EzPayState> {
  readonly shop: EzPayShop;
}
