/** Names that other modules show, without what stands behind them. */
export { PAYMENT_TYPES, type PaymentType } from './domain/payment-type';
