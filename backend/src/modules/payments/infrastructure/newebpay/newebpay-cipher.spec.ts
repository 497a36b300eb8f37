import { createHash } from 'node:crypto';
import { checkCode, checkValue, decrypt, encrypt, formOf } from './newebpay-cipher';

/** Keys that the manuals print. */
const A = { key: '12345678901234567890123456789012', iv: '1234567890123456' };
const B = { key: 'Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn', iv: 'C6AcmfqJILwgnhIP' };
const C = { key: 'IaWudQJsuOT994cpHRWzv7Ge67yC1cE3', iv: 'C1dLm3nxZRVlmBSP' };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The gateway's answer to a suspension, as the manual prints it; padded to 32 bytes. */
const SUSPENDED =
  'e88f62186b6d5dd96a9f6dbc57a84547957e8cb8534d81cbed42dcffa93783a32940ba6716e1ebb85f3d92fbcf0497897d312c0181e878b2d1be5cafe7d7c2f81ab3327ed1b4529ced6c5c4c6d07c52e9943e9ec8f0735e8c9329c23789e3927e540f8f2a56517ddf37d6ee7196d41e0139d173616ccf964b40764109f8647851cf17a5eb3d75eb0fe017d45790e528528c59adfe84cf2518dbf7cf71776bed9768ca6a74103332dbfb7d0356fbeb230d9bcda35763ca6eaaad51033ab6f35195780ea6ac3f584adc78940e9a053858b657461a94a20942fd559f54f9843433a';
const FAILED_16 =
  'f002825711d17567dcdfc68ff6e24039f3e610297b8bc4145132e9da8c22ace71c391a51e5e89c1245a7efee7b26af50badb5ce6af72de69a33c3ac286c355c0e7e6e9b6a756c12785a1c91a69d03656';
const FAILED_32 =
  'f002825711d17567dcdfc68ff6e24039f3e610297b8bc4145132e9da8c22ace71c391a51e5e89c1245a7efee7b26af50badb5ce6af72de69a33c3ac286c355c001b6e6bdda5af076f44c4637e9d662b4972e5f62f4c2047d062394d821a72f4e';

describe('the cipher of newebPay', () => {
  it('writes the order of a mandate as the manual prints it', () => {
    const hex = encrypt(
      formOf({
        RespondType: 'JSON',
        TimeStamp: 1_700_033_460,
        Version: '1.5',
        LangType: 'zh-Tw',
        MerOrderNo: 'myorder1700033460',
        ProdDesc: 'Test commssion',
        PeriodAmt: 10,
        PeriodType: 'M',
        PeriodPoint: '05',
        PeriodStartType: 2,
        PeriodTimes: 12,
        PayerEmail: 'test@neweb.com.tw',
        PaymentInfo: 'Y',
        OrderInfo: 'N',
        EmailModify: 1,
        NotifyURL: 'https://webhook.site/b728e917-1bf7-478b-b0f9-73b56aeb44e0',
      }),
      C,
    );
    expect([hex.length, hex.slice(0, 32), sha256(hex)]).toEqual([
      704,
      '45d5175feaa9ef2ea039f84afba34c63',
      '6114deac3445e4f32f4419191d24b26f030187859941a6dd95f6b50aecc21ca8',
    ]);
  });

  it.each([
    [
      'RespondType=JSON&Version=1.0&MerOrderNo=LKS0001&PeriodNo=P261123000000aBcDeF&AlterType=terminate&TimeStamp=1700000000',
      '73c2c7a959c59c33cf5dc0b8596a012a341add3afa2973162e1616cb0a7fc5cc',
    ],
    [
      'RespondType=JSON&Version=1.1&Amt=183&MerchantOrderNo=LKS0001_2&TimeStamp=1700000000&IndexType=2&TradeNo=26112300000000001&CloseType=2',
      'f4e061eb10e0fdb19bac6cfd064511df4cc2417da5d7a45c0188ce6f7494cb3c',
    ],
  ])('writes %s', (text, hash) => {
    expect(sha256(encrypt(text, C))).toBe(hash);
  });

  it('reads what the gateway pads to 16 bytes and to 32', () => {
    expect(JSON.parse(decrypt(SUSPENDED, C) ?? '')).toMatchObject({
      Status: 'SUCCESS',
      Result: { MerOrderNo: 'myorder1700033460', PeriodNo: 'P231115153213aMDNWZ', AlterType: 'suspend' },
    });
    expect(decrypt(FAILED_16, A)).toBe(decrypt(FAILED_32, A));
  });

  it.each([
    ['other keys', SUSPENDED.slice(0, 64)],
    ['half a block', `${FAILED_16}00`],
    ['letters', 'xyz'],
    ['nothing', ''],
    ['a changed last block', `${FAILED_16.slice(0, -2)}00`],
    ['too much', '00'.repeat(17_000)],
  ])('takes %s for no message', (_, hex) => {
    expect(decrypt(hex, A)).toBeNull();
  });

  it('signs answers and questions as the gateway does', () => {
    expect(
      checkCode(
        {
          Amt: 30,
          MerchantID: 'MS127874575',
          MerchantOrderNo: 'Vanespl_ec_1695795668',
          TradeNo: '23092714215835071',
        },
        B,
      ),
    ).toBe('79C5227AF869AE4F25FDF4E22B928D5B52E415D9905EC6912D7807E18C3FFACA');
    expect(
      checkCode(
        { Amt: 183, MerchantID: 'MS12345678', MerchantOrderNo: 'LKS0001_2', TradeNo: '26112300000000001' },
        C,
      ),
    ).toBe('C94E977AAA3255E5AD95A8F6302E1990B6CE81AC6C21DCEA36D282118BA85B1A');
    const order = { MerchantID: 'MS127874575', MerchantOrderNo: 'Vanespl_ec_1695795668', Amt: 30 };
    expect(checkValue(order, A)).toBe('AEB81EE7F3ACF88F9E47AE5BB95468EA5995B3214A3B5BB976003A351230D7CD');
    expect(checkValue(order, B)).toBe('CD326F689018E7862727547F85CECD7DD7AE0FDB7782DE2C1E46B4417245B51F');
  });
});
