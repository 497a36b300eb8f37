import type { RegistrarCrashPoint } from '../../src/modules/domains/sales/application/crash-points';
import type { CrashPoint } from '../../src/modules/payments/application/crash-points';
import type { EngineName } from './database';
import { MortalProcess, mortalOn } from './mortal-process';
import type { Fields, PaymentWorld } from './payment-world';

export { Died } from './mortal-process';

export type ShopCrashPoint = CrashPoint | RegistrarCrashPoint;

/** The services of payments in a process that dies where it is told to. */
export class MortalShop extends MortalProcess<ShopCrashPoint> {
  static async open(engine: EngineName, world: PaymentWorld, settings: Fields = {}): Promise<MortalShop> {
    const variables = { ...world.variables, ...settings };
    const now = (): number => world.clock.now();
    const shop = new MortalShop(await mortalOn(engine, { script: 'payments-process.mjs', variables, now }));
    world.takeNotice = (fields) => shop.ask('notice', { fields });
    await shop.rise();
    return shop;
  }
}
