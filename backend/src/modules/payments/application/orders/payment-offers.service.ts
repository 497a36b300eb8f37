import { Injectable } from '@nestjs/common';
import { PaymentSettings } from '../../../../config/payment-settings';
import type { Currency } from '../../../../shared/domain/money';
import { Places } from '../../../../shared/geo/places';
import { currencyFor, HOME_COUNTRY, offeredTo, type PaymentType } from '../../domain/payment-type';
import { PaymentGateways } from '../ports/payment-gateway';

/** How a visitor may pay. */
export interface Offer {
  readonly types: readonly PaymentType[];
  /** Of prices for visitors who have not chosen yet. */
  readonly currency: Currency;
}

/** Decides by the address of a request, which callers cannot choose freely, how to pay. */
@Injectable()
export class PaymentOffersService {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly places: Places,
    private readonly settings: PaymentSettings,
  ) {}

  /** Somewhere; empty where nothing is sold. */
  get types(): readonly PaymentType[] {
    return this.gateways.offered;
  }

  to(address: string): Offer {
    const country = this.places.placeOf(address)?.country ?? HOME_COUNTRY;
    const paypalInTaiwan = this.settings.payPal?.inTaiwan ?? false;
    const types = offeredTo(this.gateways.offered, { country, paypalInTaiwan });
    return { types, currency: currencyFor(country, types) };
  }
}
