import type { MailTexts } from './mail-text-types';

export const ZH_TW: MailTexts = {
  codeSubject: '{code} 是你的 Linklet 驗證碼',
  signIn: {
    title: '登入 Linklet',
    body: '請在登入頁面輸入這組驗證碼：',
    button: '直接登入',
  },
  register: {
    title: '完成註冊 Linklet',
    body: '歡迎！輸入這組驗證碼，就能完成註冊並開始使用：',
    button: '完成註冊',
  },
  move: {
    title: '確認新的電子郵件',
    body: '請在設定頁面輸入這組驗證碼，之後就用這個電子郵件登入：',
    button: '前往設定',
  },
  validity: '驗證碼 {minutes} 分鐘內有效，只能用一次，而且只能在索取驗證碼的瀏覽器上使用。',
  notYou: '如果不是你本人操作，請忽略這封信；沒有驗證碼，任何人都無法登入。請不要把驗證碼告訴別人。',
  addressInUse: {
    subject: '有人想把你的電子郵件用在另一個 Linklet 帳號',
    title: '這個電子郵件已有帳號',
    body: '有人想把另一個 Linklet 帳號的電子郵件改成這個地址。因為這個地址已有帳號，我們沒有做任何變更。',
    advice: '如果是你本人，請直接用這個電子郵件登入；如果不是，不需要做任何事。',
  },
  addressChanged: {
    subject: '你的 Linklet 電子郵件已變更',
    title: '電子郵件已變更',
    body: '你的 Linklet 帳號現在使用 {address}，這個地址已無法再登入該帳號。',
    advice: '如果不是你本人變更的，請立即回信或與我們聯絡。',
  },
  tokenReused: {
    subject: '為了安全，我們結束了一個 Linklet 登入',
    title: '一個登入已被結束',
    body: '同一份登入憑證被使用了兩次，可能有人複製了它。為了保護你的帳號，我們已結束這個登入。',
    advice: '請重新登入，並到設定頁面檢查登入中的裝置，結束你不認得的。',
  },
  device: '裝置',
  time: '時間',
  signInAgain: '重新登入',
  footer: '這封信由 Linklet 自動寄出，因為有人使用了這個電子郵件。',
};
