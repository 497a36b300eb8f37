import { Module } from '@nestjs/common';
import { Coupons } from './coupons.service';
import { PaymentStoresModule } from '../../payment-stores.module';
import { RateLimitModule } from '../../../../shared/rate-limit/rate-limit.module';

/** Who may use which coupon. */
@Module({
  imports: [RateLimitModule, PaymentStoresModule],
  providers: [Coupons],
  exports: [Coupons],
})
export class PaymentCouponsModule {}
