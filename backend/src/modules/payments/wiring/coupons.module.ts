import { Module } from '@nestjs/common';
import { Coupons } from '../application/coupons/coupons.service';
import { PaymentStoresModule } from './stores.module';

/** Who may use which coupon. */
@Module({
  imports: [PaymentStoresModule],
  providers: [Coupons],
  exports: [Coupons],
})
export class PaymentCouponsModule {}
