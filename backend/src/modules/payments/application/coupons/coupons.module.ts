import { Module } from '@nestjs/common';
import { CouponsService } from './coupons.service';
import { PaymentStoresModule } from '../../payment-stores.module';
import { RateLimitModule } from '../../../../shared/rate-limit/rate-limit.module';

/** Who may use which coupon. */
@Module({
  imports: [RateLimitModule, PaymentStoresModule],
  providers: [CouponsService],
  exports: [CouponsService],
})
export class PaymentCouponsModule {}
