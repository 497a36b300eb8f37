import { Global, Module } from '@nestjs/common';
import { OfferedPayments } from './offered-payments';

@Global()
@Module({ providers: [OfferedPayments], exports: [OfferedPayments] })
export class OfferedPaymentsModule {}
