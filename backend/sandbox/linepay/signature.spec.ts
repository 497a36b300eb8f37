import { isSignedBy, signatureOf } from './signature';

const SECRET = 'a917ab6a2367b536f8e5a6e2977e06f4';
const NONCE = '11111111-2222-4333-8444-555555555555';

// Computed from the vendor's description, and checked against two published collections of examples.
const VECTORS: readonly (readonly [path: string, content: string, nonce: string, signature: string])[] = [
  [
    '/v3/payments',
    'transactionId=2026092300000000001',
    '1758600000001',
    'ni4wYQgWobXxBnalj7bSDLoeZ3iK8/CXoHik846pygk=',
  ],
  [
    '/v4/payments/2026092300000000001/confirm',
    '{"amount":250,"currency":"TWD"}',
    '1758600000000',
    'DQ/WsHG9iJfijyAymB+20MeH0pwxl+Jb2GfpZWvPF80=',
  ],
  [
    '/v3/payments/2026092300000000001/confirm',
    '{"amount":550,"currency":"TWD"}',
    NONCE,
    'MsnneKpn8BuVOoTZCrTlH0LcRrKdtJD8Q1vX+qjcPLg=',
  ],
  [
    '/v3/payments/preapprovedPay/RK123asd213/payment',
    '{"productName":"Initial monthly","amount":550,"currency":"TWD","orderId":"SUB_0001_2","capture":true}',
    NONCE,
    'z2aOEWbTXUEY5HSnhhbFV5vW1C05Y4HALx+8PiD6DkY=',
  ],
  [
    '/v3/payments/preapprovedPay/RK123asd213/check',
    'creditCardAuth=true',
    NONCE,
    'VeytObBlhDjGshmxd5r2QNolfwuMmN77/GkmeTy0Gd4=',
  ],
  [
    '/v3/payments/preapprovedPay/RK123asd213/expire',
    '',
    NONCE,
    '7zS54wE9cGlyUfKgsia2bL/mRZZl7c3+H1VlAq0IFhE=',
  ],
  [
    '/v3/payments/preapprovedPay/RK123asd213/expire',
    '{}',
    NONCE,
    'NgiLNEMK6Edp1siAATHRhU+RJ8DPuml34UJz55tnkSE=',
  ],
  [
    '/v4/payments/request',
    '{"amount":550,"currency":"TWD","orderId":"LKS0001","packages":[{"id":"1","amount":550,"products":[{"name":"Initial monthly","quantity":1,"price":550}]}],"redirectUrls":{"confirmUrl":"https://app.example/api/v1/payments/linepay/return","cancelUrl":"https://app.example/payment?result=failed"},"options":{"payment":{"capture":true,"payType":"PREAPPROVED"}}}',
    NONCE,
    'WZHvDSwQBj+hUmiVKiwDbdXuCqs+6+Chkh8KDLPay/Y=',
  ],
  [
    '/v4/payments/2026092300000000001/refund',
    '{"refundAmount":50}',
    NONCE,
    'IoNEGzb7hHTLmXKtM9m/l4L/wkHiD1bVmk1vdtJVYmA=',
  ],
  ['/v4/payments', 'orderId=LKS0001&fields=ALL', NONCE, 'LOiLZY/EMfPWm1LgZ9b0wKBWC4TihQpP/GtmYQ8Il30='],
];

describe('the signature of LINE Pay', () => {
  it.each(VECTORS)('of %s with %s', (path, content, nonce, signature) => {
    expect(signatureOf(SECRET, { path, content, nonce })).toBe(signature);
    expect(isSignedBy(SECRET, { path, content, nonce }, signature)).toBe(true);
  });

  it('holds for one body and one secret only', () => {
    const signed = { path: '/v4/payments', content: '', nonce: NONCE };
    const signature = signatureOf(SECRET, signed);
    expect(isSignedBy('another', signed, signature)).toBe(false);
    expect(isSignedBy(SECRET, { ...signed, content: ' ' }, signature)).toBe(false);
    expect(isSignedBy(SECRET, signed, '')).toBe(false);
  });
});
