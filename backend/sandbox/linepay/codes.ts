/** What LINE Pay says with its codes; the HTTP status is 200 whatever happened. */
const MESSAGES: Readonly<Record<string, string>> = {
  '0000': 'Success.',
  '0110': 'The payment has been authorized by the buyer.',
  '0121': 'The payment was cancelled or has expired.',
  '0122': 'The payment has failed.',
  '0123': 'The payment is complete.',
  '1104': 'Merchant not found.',
  '1106': 'Header information error.',
  '1124': 'Amount error (scale or sum).',
  '1142': 'Insufficient balance.',
  '1150': 'Transaction record not found.',
  '1152': 'Transaction has already been made with the same transactionId.',
  '1153': 'Payment amount differs from the request.',
  '1155': 'This transaction cannot be refunded.',
  '1163': 'The refund period has passed.',
  '1164': 'Refund limit exceeded.',
  '1165': 'The transaction has already been refunded or voided.',
  '1169': 'The buyer has not approved the payment.',
  '1172': 'There is a record of transaction with the same orderId.',
  '1177': 'More than 100 transactions.',
  '1178': 'Unsupported currency.',
  '1180': 'The payment has expired.',
  '1183': 'The amount must be greater than 0.',
  '1184': 'The amount is above the authorized one.',
  '1190': 'The regKey does not exist.',
  '1193': 'The regKey has expired.',
  '1194': 'The merchant cannot use preapproved payments.',
  '2101': 'Parameter error.',
  '2102': 'JSON data format error.',
};

export const messageOf = (code: string): string => MESSAGES[code] ?? 'Declined.';

export class Refusal extends Error {
  constructor(readonly code: string) {
    super(messageOf(code));
  }
}

export function refuseIf(isRefused: boolean, code: string): void {
  if (isRefused) throw new Refusal(code);
}
