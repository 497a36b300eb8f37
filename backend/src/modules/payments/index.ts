/** What groups buy, by which gateways they pay, and what follows from it. */
export { GatewayChecks } from './application/gateway-checks.service';
export { PaymentChecksModule } from './payment-checks.module';
export { PaymentsModule } from './payments.module';
