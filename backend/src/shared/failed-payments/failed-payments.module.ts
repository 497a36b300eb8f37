import { Global, Module } from '@nestjs/common';
import { FailedPayments } from './failed-payments';

@Global()
@Module({ providers: [FailedPayments], exports: [FailedPayments] })
export class FailedPaymentsModule {}
