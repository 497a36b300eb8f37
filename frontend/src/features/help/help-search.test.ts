import { folded, HelpIndex } from './help-search';

const index = new HelpIndex([
  { id: 'qr', question: 'How do I get a QR code?', words: 'qr png', answer: 'Each new link comes with one.' },
  { id: 'delete', question: 'Xóa liên kết như thế nào?', words: 'gỡ bỏ đường dẫn', answer: 'Bấm thùng rác.' },
  { id: 'code', question: '收不到驗證碼怎麼辦？', words: 'email 信件', answer: '看看垃圾郵件。' },
  {
    id: 'kana',
    question: 'コードが届きません',
    words: 'メール 迷惑メール',
    answer: 'パスワードは要りません。',
  },
  {
    id: 'plus',
    question: 'What does “+” do?',
    words: 'plus',
    answer: 'It opens the numbers of a QR code, too.',
  },
]);

describe('search in the help', () => {
  it.each([
    ['QR', ['qr', 'plus']],
    ['ＱＲ　ｃｏｄｅ', ['qr', 'plus']],
    ['png link', ['qr']],
    ['png nothing', []],
    ['xoa lien ket', ['delete']],
    ['XÓA', ['delete']],
    ['duong dan', ['delete']],
    ['驗證碼', ['code']],
    ['沒收到驗證碼', ['code']],
    ['ｺｰﾄﾞ', ['kana']],
    ['コードが届かない', ['kana']],
    ['+', ['plus']],
    ['!?', []],
    ['   ', []],
  ])('%j finds %j', (query, ids) => {
    expect(index.find(query)).toEqual(ids);
  });

  it('takes no voiced sound for another', () => {
    expect(folded('が')).not.toBe(folded('か'));
    expect(folded('ガ')).toBe(folded('ｶﾞ'));
  });
});
