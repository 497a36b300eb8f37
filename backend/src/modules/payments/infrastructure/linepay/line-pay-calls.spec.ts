import { signatureOf } from './line-pay-calls';

const SECRET = 'a917ab6a2367b536f8e5a6e2977e06f4';
const NONCE = '11111111-2222-4333-8444-555555555555';

describe('the signature of LINE Pay', () => {
  it.each([
    [
      'a request',
      '/v4/payments/request',
      '{"amount":550,"currency":"TWD","orderId":"LKS0001","packages":[{"id":"1","amount":550,"products":[{"name":"Initial monthly","quantity":1,"price":550}]}],"redirectUrls":{"confirmUrl":"https://app.example/api/v1/payments/linepay/return","cancelUrl":"https://app.example/payment?result=failed"},"options":{"payment":{"capture":true,"payType":"PREAPPROVED"}}}',
      NONCE,
      'WZHvDSwQBj+hUmiVKiwDbdXuCqs+6+Chkh8KDLPay/Y=',
    ],
    [
      'a refund',
      '/v4/payments/2026092300000000001/refund',
      '{"refundAmount":50}',
      NONCE,
      'IoNEGzb7hHTLmXKtM9m/l4L/wkHiD1bVmk1vdtJVYmA=',
    ],
    [
      'details',
      '/v4/payments',
      'orderId=LKS0001&fields=ALL',
      NONCE,
      'LOiLZY/EMfPWm1LgZ9b0wKBWC4TihQpP/GtmYQ8Il30=',
    ],
    [
      'a confirmation',
      '/v4/payments/2026092300000000001/confirm',
      '{"amount":250,"currency":"TWD"}',
      '1758600000000',
      'DQ/WsHG9iJfijyAymB+20MeH0pwxl+Jb2GfpZWvPF80=',
    ],
  ])('of %s', (_, path, content, nonce, signature) => {
    expect(signatureOf(SECRET, path, content, nonce)).toBe(signature);
  });
});
