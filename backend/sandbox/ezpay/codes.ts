/** What ezPay says with its codes, in its own words. */
const MESSAGES: Readonly<Record<string, string>> = {
  SUCCESS: '成功',
  KEY10002: '資料解密錯誤',
  KEY10004: '資料不齊全',
  KEY10006: '商店未申請啟用電子發票',
  KEY10010: '商店代號空白',
  KEY10011: 'PostData_欄位空白',
  KEY10012: '資料傳遞錯誤',
  KEY10014: 'TimeOut',
  KEY10015: '發票金額格式錯誤',
  INV10003: '商品資訊格式錯誤或缺少資料',
  INV10004: '商品資訊的商品小計計算錯誤',
  INV10006: '稅率格式錯誤',
  INV10012: '發票金額、課稅別驗證錯誤',
  INV10013: '發票欄位資料不齊全或格式錯誤',
  INV10014: '自訂編號格式錯誤',
  INV10015: '無未稅金額',
  INV10016: '無稅金',
  INV10019: '資料含有控制碼',
  INV10020: '暫停使用',
  INV10021: '異常終止',
  INV20006: '查無發票資料',
  INV70001: '欄位資料格式錯誤',
  INV70002: '上傳失敗之發票不得作廢',
  INV90005: '未簽定合約或合約已到期',
  INV90006: '可開立張數已用罄',
  LIB10003: '商店自訂編號重覆',
  LIB10005: '發票已作廢過',
  LIB10007: '無法作廢',
  LIB10008: '超過可作廢期限',
  LIB10009: '發票已開立，但未上傳至財政部，無法作廢',
  IAI10002: '查詢失敗',
  IAI10003: '更新失敗',
  IAI10004: '參數錯誤',
  API10004: '參數錯誤',
  CBC10001: '欄位資料空白',
  CBC10002: '欄位資料格式錯誤',
  CBC10004: '財政部大平台網路連線異常',
  CLC10001: '欄位資料空白',
  CLC10002: '欄位資料格式錯誤',
  CLC10004: '財政部大平台網路連線異常',
};

export const messageOf = (code: string): string => MESSAGES[code] ?? '異常終止';

export class Refusal extends Error {
  constructor(readonly code: string) {
    super(messageOf(code));
  }
}

export function refuseIf(isRefused: boolean, code: string): void {
  if (isRefused) throw new Refusal(code);
}
