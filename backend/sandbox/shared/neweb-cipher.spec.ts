import { createHash } from 'node:crypto';
import {
  type BlockSize,
  checkCode,
  checkValue,
  decryptHex,
  encryptHex,
  newebQuery,
  type Scalars,
  tradeSha,
} from './neweb-cipher';

// The vectors are the vendors' own: printed in their manuals, recorded from their servers, or computed from both.
const A = { hashKey: '12345678901234567890123456789012', hashIv: '1234567890123456' };
const B = { hashKey: 'Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn', hashIv: 'C6AcmfqJILwgnhIP' };
const C = { hashKey: 'IaWudQJsuOT994cpHRWzv7Ge67yC1cE3', hashIv: 'C1dLm3nxZRVlmBSP' };
const E = { hashKey: 'abcdefghijklmnopqrstuvwxyzabcdef', hashIv: '1234567891234567' };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the payment page of newebPay', () => {
  it('encrypts and signs the sample of the manual 1.6', () => {
    const hex = encryptHex(
      newebQuery({
        MerchantID: 3430112,
        RespondType: 'JSON',
        TimeStamp: 1485232229,
        Version: '1.4',
        MerchantOrderNo: 'S_1485232229',
        Amt: 40,
        ItemDesc: 'UnitTest',
      }),
      A,
      16,
    );
    expect(hex).toBe(
      'ff91c8aa01379e4de621a44e5f11f72e4d25bdb1a18242db6cef9ef07d80b0165e476fd1d9acaa53170272c82d122961e1a0700a7427cfa1cf90db7f6d6593bbc93102a4d4b9b66d9974c13c31a7ab4bba1d4e0790f0cbbbd7ad64c6d3c8012a601ceaa808bff70f94a8efa5a4f984b9d41304ffd879612177c622f75f4214fa',
    );
    expect(tradeSha(hex, A)).toBe('EA0A6CC37F40C1EA5692E7CBB8AE097653DF3E91365E6A9CD7E91312413C7BB8');
  });

  it('encrypts and signs the sample of NDNF 1.1.9', () => {
    const hex = encryptHex(
      newebQuery({
        MerchantID: 'MS127874575',
        RespondType: 'String',
        TimeStamp: 1695795410,
        Version: '2.0',
        MerchantOrderNo: 'Vanespl_ec_1695795410',
        Amt: 30,
        ItemDesc: 'test',
        NotifyURL: 'https://webhook.site/d4db5ad1-2278-466a-9d66-78585c0dbadb',
      }),
      B,
      16,
    );
    expect(hex.slice(0, 24)).toBe('f79eac33c4f3245d58f17b54');
    expect(tradeSha(hex, B)).toBe('84E4D9F96537E029F8450BE1E759080F9AF6995921B7F6F9AAFDDD2C36E7B287');
  });

  it('signs a request with spaces and an address', () => {
    const hex = encryptHex(
      newebQuery({
        MerchantID: 'MS12345678',
        RespondType: 'JSON',
        TimeStamp: 1700000000,
        Version: '2.0',
        MerchantOrderNo: 'ORD_0001',
        Amt: 1980,
        ItemDesc: 'Classic monthly',
        Email: 'buyer@example.com',
        CREDIT: 1,
        NotifyURL: 'https://shop.example/notify',
        ReturnURL: 'https://shop.example/return',
      }),
      A,
      16,
    );
    expect(tradeSha(hex, A)).toBe('BD187B1EF53479E26CEDD540E0327AEB42CA0C1B2B6F0A860128A4D7CF741E3A');
  });

  it('reads a notice that the gateway sent', () => {
    const hex =
      'ee11d1501e6dc8433c75988258f2343d11f4d0a423be672e8e02aaf373c53c2363aeffdb4992579693277359b3e449ebe644d2075fdfbc10150b1c40e7d24cb215febefdb85b16a5cde449f6b06c58a5510d31e8d34c95284d459ae4b52afc1509c2800976a5c0b99ef24cfd28a2dfc8004215a0c98a1d3c77707773c2f2132f9a9a4ce3475cb888c2ad372485971876f8e2fec0589927544c3463d30c785c2d3bd947c06c8c33cf43e131f57939e1f7e3b3d8c3f08a84f34ef1a67a08efe177f1e663ecc6bedc7f82640a1ced807b548633cfa72d060864271ec79854ee2f5a170aa902000e7c61d1269165de330fce7d10663d1668c711571776365bfdcd7ddc915dcb90d31a9f27af9b79a443ca8302e508b0dbaac817d44cfc44247ae613075dde4ac960f1bdff4173b915e4344bc4567bd32e86be7d796e6d9b9cf20476e4996e98ccc315f1ed03a34139f936797d971f2a3f90bc18f8a155a290bcbcf04f4277171c305bf554f5cba243154b30082748a81f2e5aa432ef9950cc9668cd4330ef7c37537a6dcb5e6ef01b4eca9705e4b097cf6913ee96e81d0389e5f775';
    expect(tradeSha(hex, B)).toBe('C80876AEBAC0036268C0E240E5BFF69C0470DE9606EEE083C5C8DD64FDB3347A');
    const fields = new URLSearchParams(decryptHex(hex, B));
    expect(Object.fromEntries(fields)).toMatchObject({
      Status: 'SUCCESS',
      Message: '授權成功',
      Amt: '30',
      TradeNo: '23092714215835071',
      PayTime: '2023-09-27 14:21:59',
    });
  });

  it('has check codes and check values', () => {
    expect(
      checkCode(
        {
          TradeNo: '23092714215835071',
          Amt: 30,
          MerchantOrderNo: 'Vanespl_ec_1695795668',
          MerchantID: 'MS127874575',
        },
        B,
      ),
    ).toBe('79C5227AF869AE4F25FDF4E22B928D5B52E415D9905EC6912D7807E18C3FFACA');
    const query = { MerchantID: 'MS127874575', Amt: 30, MerchantOrderNo: 'Vanespl_ec_1695795668' };
    expect(checkValue(query, A)).toBe('AEB81EE7F3ACF88F9E47AE5BB95468EA5995B3214A3B5BB976003A351230D7CD');
    expect(checkValue(query, B)).toBe('CD326F689018E7862727547F85CECD7DD7AE0FDB7782DE2C1E46B4417245B51F');
  });

  it.each([
    [
      { Amt: 183, MerchantID: 'MS12345678', MerchantOrderNo: 'LKS0001_2', TradeNo: '26112300000000001' },
      'C94E977AAA3255E5AD95A8F6302E1990B6CE81AC6C21DCEA36D282118BA85B1A',
    ],
    [
      { Amt: 30, MerchantID: 'MS12345678', MerchantOrderNo: '', TradeNo: '' },
      '45015A5EC7D6764810DC2764D075107C25B095C74DB8B4A839A85937CCB61129',
    ],
  ])('has the check code of a cancellation %#', (fields: Scalars, expected) => {
    expect(checkCode(fields, C)).toBe(expected);
  });
});

describe('mandates and refunds of newebPay', () => {
  const cases: readonly (readonly [string, Scalars, number, string])[] = [
    [
      'a mandate, as the manual makes it',
      {
        RespondType: 'JSON',
        TimeStamp: 1700033460,
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
      },
      704,
      '6114deac3445e4f32f4419191d24b26f030187859941a6dd95f6b50aecc21ca8',
    ],
    [
      'a termination',
      {
        RespondType: 'JSON',
        Version: '1.0',
        MerOrderNo: 'LKS0001',
        PeriodNo: 'P261123000000aBcDeF',
        AlterType: 'terminate',
        TimeStamp: 1700000000,
      },
      256,
      '73c2c7a959c59c33cf5dc0b8596a012a341add3afa2973162e1616cb0a7fc5cc',
    ],
    [
      'a query',
      {
        RespondType: 'JSON',
        Version: '1.0',
        TimeStamp: 1700000000,
        MerOrderNo: 'LKS0001',
        PeriodNo: 'P261123000000aBcDeF',
      },
      224,
      '01ced65dee587f0bad6b95f818639d36400dbe0254d95d940916b6b55b48cc71',
    ],
    [
      'a refund',
      {
        RespondType: 'JSON',
        Version: '1.1',
        Amt: 183,
        MerchantOrderNo: 'LKS0001_2',
        TimeStamp: 1700000000,
        IndexType: 2,
        TradeNo: '26112300000000001',
        CloseType: 2,
      },
      288,
      'f4e061eb10e0fdb19bac6cfd064511df4cc2417da5d7a45c0188ce6f7494cb3c',
    ],
  ];

  it.each(cases)('encrypts %s', (_, fields, length, hash) => {
    const hex = encryptHex(newebQuery(fields), C, 16);
    expect(hex).toHaveLength(length);
    expect(sha256(hex)).toBe(hash);
  });

  it('encrypts a mandate with both addresses', () => {
    const hex = encryptHex(
      'RespondType=JSON&TimeStamp=1700000000&Version=1.5&LangType=zh-Tw&MerOrderNo=SUB_0001&ProdDesc=Initial+monthly&PeriodAmt=550&PeriodType=M&PeriodPoint=15&PeriodStartType=2&PeriodTimes=99&PayerEmail=buyer%40example.com&EmailModify=0&PaymentInfo=N&OrderInfo=N&ReturnURL=https%3A%2F%2Fshop.example%2Freturn&NotifyURL=https%3A%2F%2Fshop.example%2Fnotify',
      C,
      16,
    );
    expect(sha256(hex)).toBe('7c9d38d2a95d9231991b965652545f5a110a354b14b9b0c7c95d8b687a829d33');
  });

  it('reads an answer that the gateway padded by twenty bytes', () => {
    const hex =
      'e88f62186b6d5dd96a9f6dbc57a84547957e8cb8534d81cbed42dcffa93783a32940ba6716e1ebb85f3d92fbcf0497897d312c0181e878b2d1be5cafe7d7c2f81ab3327ed1b4529ced6c5c4c6d07c52e9943e9ec8f0735e8c9329c23789e3927e540f8f2a56517ddf37d6ee7196d41e0139d173616ccf964b40764109f8647851cf17a5eb3d75eb0fe017d45790e528528c59adfe84cf2518dbf7cf71776bed9768ca6a74103332dbfb7d0356fbeb230d9bcda35763ca6eaaad51033ab6f35195780ea6ac3f584adc78940e9a053858b657461a94a20942fd559f54f9843433a';
    expect(JSON.parse(decryptHex(hex, C) ?? '')).toMatchObject({
      Status: 'SUCCESS',
      Result: { MerOrderNo: 'myorder1700033460', PeriodNo: 'P231115153213aMDNWZ', AlterType: 'suspend' },
    });
  });

  it.each<[BlockSize, string]>([
    [
      16,
      'f002825711d17567dcdfc68ff6e24039f3e610297b8bc4145132e9da8c22ace71c391a51e5e89c1245a7efee7b26af50badb5ce6af72de69a33c3ac286c355c0e7e6e9b6a756c12785a1c91a69d03656',
    ],
    [
      32,
      'f002825711d17567dcdfc68ff6e24039f3e610297b8bc4145132e9da8c22ace71c391a51e5e89c1245a7efee7b26af50badb5ce6af72de69a33c3ac286c355c001b6e6bdda5af076f44c4637e9d662b4972e5f62f4c2047d062394d821a72f4e',
    ],
  ])('pads to %i bytes and reads it again', (block, expected) => {
    const text = '{"Status":"PER10034","Message":"fail","Result":{"PeriodNo":"P1"}}';
    expect(encryptHex(text, A, block)).toBe(expected);
    expect(decryptHex(expected, A)).toBe(text);
  });

  it('pads the notice of a charge to 32 bytes', () => {
    const text =
      '{"Status":"SUCCESS","Message":"授權成功","Result":{"RespondCode":"00","MerchantID":"MS12345678","MerchantOrderNo":"LKS0001","OrderNo":"LKS0001_2","TradeNo":"26112300000000001","AuthDate":"2026-12-23 02:10:00","TotalTimes":"60","AlreadyTimes":"2","AuthAmt":"550","AuthCode":"930637","EscrowBank":"HNCB","AuthBank":"KGI","NextAuthDate":"2027-01-23","PeriodNo":"P261123000000aBcDeF"}}';
    const hex = encryptHex(text, C);
    expect(hex).toHaveLength(832);
    expect(sha256(hex)).toBe('4123ef40c26fdf2c293f0ca5f8e7fa57c2212a15d2a8ba08e86c60f3fb6e7fe8');
  });

  it.each(['', 'zz', '00', 'ff'.repeat(16), 'f002825711d17567dcdfc68ff6e24039'])(
    'reads nothing from "%s"',
    (hex) => {
      expect(decryptHex(hex, A)).toBeUndefined();
    },
  );
});

describe('invoices of ezPay', () => {
  it('has the check code of the manual', () => {
    const fields = {
      InvoiceTransNo: '14061313541640927',
      MerchantID: '3622183',
      MerchantOrderNo: '201409170000001',
      RandomNum: '0142',
      TotalAmt: 500,
    };
    expect(checkCode(fields, E)).toBe('303AB800650B724733B5D91CBCE075D9EA09E4CDE9CD33461D45F07D5EC7EECB');
    const other = {
      InvoiceTransNo: '26112300000000001',
      MerchantID: '3622183',
      MerchantOrderNo: 'LKI0000000001',
      RandomNum: '4253',
      TotalAmt: 550,
    };
    expect(checkCode(other, E)).toBe('27ECB9397AD566141FC9664AC6256EE571BA7FF098AEA7F28F2044B9EE4EA61C');
  });

  it('encrypts the request of the manual', () => {
    const query = newebQuery({
      RespondType: 'JSON',
      Version: '1.4',
      TimeStamp: 1444963784,
      TransNum: '',
      MerchantOrderNo: '201409170000001',
      BuyerName: '王大品',
      BuyerUBN: '54352706',
      BuyerAddress: '台北市南港區南港路二段97號8樓',
      BuyerEmail: '54352706@pay2go.com',
      Category: 'B2B',
      TaxType: 1,
      TaxRate: 5,
      Amt: 490,
      TaxAmt: 10,
      TotalAmt: 500,
      CarrierType: '',
      CarrierNum: '',
      LoveCode: '',
      PrintFlag: 'Y',
      ItemName: '商品一|商品二',
      ItemCount: '1|2',
      ItemUnit: '個|個',
      ItemPrice: '300|100',
      ItemAmt: '300|200',
      Comment: '備註',
      CreateStatusTime: '',
      Status: 1,
    });
    expect(query).toHaveLength(631);
    const hex = encryptHex(query, E, 16);
    expect(hex).toHaveLength(1280);
    expect(sha256(hex)).toBe('a9f87c9075823e237f72577ea7bae492f190681abfb0d24563e999d766dbd093');
  });

  it.each<[BlockSize, number, string]>([
    [16, 736, '1d61096eb037d8160a432f9ab9d0922b19b0fae9961277a5d1fd21d2eecf71fd'],
    [32, 768, '150282181e70d1769930b605d601902afbb27668810f847bd5647533b4498263'],
  ])('encrypts an invoice with a carrier in blocks of %i', (block, length, hash) => {
    const query = newebQuery({
      RespondType: 'JSON',
      Version: '1.5',
      TimeStamp: 1700000000,
      MerchantOrderNo: 'LKI0000000001',
      Status: 1,
      Category: 'B2C',
      BuyerName: '王小明',
      BuyerEmail: 'buyer@example.com',
      CarrierType: 0,
      CarrierNum: '/ABC+123',
      PrintFlag: 'N',
      TaxType: 1,
      TaxRate: 5,
      Amt: 524,
      TaxAmt: 26,
      TotalAmt: 550,
      ItemName: 'Initial 月繳',
      ItemCount: 1,
      ItemUnit: '式',
      ItemPrice: 550,
      ItemAmt: 550,
    });
    const hex = encryptHex(query, E, block);
    expect(hex).toHaveLength(length);
    expect(sha256(hex)).toBe(hash);
  });
});
