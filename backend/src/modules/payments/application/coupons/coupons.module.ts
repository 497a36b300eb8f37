import { Module } from '@nestjs/common';
import { Coupons } from './coupons.service';
import { PaymentStoresModule } from '../../payment-stores.module';

/** Who may use which coupon. */
@Module({
  imports: [PaymentStoresModule],
  providers: [Coupons],
  exports: [Coupons],
})
export class PaymentCouponsModule {}
