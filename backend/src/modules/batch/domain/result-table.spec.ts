import { resultCells, resultHeads, type ShownRow } from './result-table';

const JUDGED: ShownRow = { verdict: 'create', code: null, message: null, outcome: null };
const MADE: ShownRow = {
  ...JUDGED,
  outcome: { result: 'created', code: null, message: null, shortUrl: 'https://s.example/a' },
};
const TAKEN = { code: 'links.slug-taken', message: 'This slug is already taken.' };

describe('the columns that a result adds to a file', () => {
  it('are named as in the API, or in the language of the reader', () => {
    expect(resultHeads(null)).toEqual(['shortUrl', 'status', 'code', 'message']);
    expect(resultHeads('ja')).toEqual(['短縮URL', '状態', 'コード', '説明']);
  });

  it('say what would come of a row, and what has come of it', () => {
    expect(resultCells(JUDGED, null)).toEqual(['', 'create', '', '']);
    expect(resultCells(MADE, null)).toEqual(['https://s.example/a', 'created', '', '']);
    expect(resultCells(MADE, 'zh-TW')).toEqual(['https://s.example/a', '已建立', '', '']);
  });

  it('give the reason in the language of the reader where there is one, and in English otherwise', () => {
    const refused: ShownRow = { ...JUDGED, verdict: 'fail', ...TAKEN };
    expect(resultCells(refused, 'id')).toEqual(['', 'gagal', TAKEN.code, 'Nama pendek sudah dipakai.']);
    expect(resultCells(refused, 'en')).toEqual(['', 'failed', TAKEN.code, TAKEN.message]);
    expect(resultCells(refused, null)).toEqual(['', 'fail', TAKEN.code, TAKEN.message]);
    const rare: ShownRow = { ...refused, code: 'links.tag-reserved', message: 'Reserved.' };
    expect(resultCells(rare, 'vi')).toEqual(['', 'lỗi', 'links.tag-reserved', 'Reserved.']);
    const late: ShownRow = { ...JUDGED, outcome: { result: 'failed', shortUrl: null, ...TAKEN } };
    expect(resultCells(late, 'vi')).toEqual(['', 'lỗi', TAKEN.code, 'Tên ngắn đã được dùng.']);
    expect(resultCells({ ...JUDGED, verdict: 'skip', code: 'batch.row-empty' }, null)).toEqual([
      '',
      'skip',
      'batch.row-empty',
      '',
    ]);
  });
});
