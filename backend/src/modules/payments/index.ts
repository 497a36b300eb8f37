/** What groups buy, by which gateways they pay, and what follows from it. */
export { PaymentsModule } from './payments.module';
