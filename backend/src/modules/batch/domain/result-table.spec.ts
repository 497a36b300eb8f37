import { resultCells, resultHeads, type ShownRow } from './result-table';

const JUDGED: ShownRow = { verdict: 'create', code: null, message: null, outcome: null };
const MADE: ShownRow = {
  ...JUDGED,
  outcome: { result: 'created', code: null, message: null, shortUrl: 'https://s.example/a' },
};
const HEAD = { columns: { url: 0, slug: 1, tags: 2 }, names: ['URL', 'Slug', 'Tags'] };
const TAKEN = { code: 'links.slug-taken', message: 'This slug is already taken.' };

describe('the columns that a result adds to a file', () => {
  it('are named as in the API, or in the language of the reader', () => {
    expect(resultHeads(null)).toEqual(['shortUrl', 'status', 'code', 'column', 'message']);
    expect(resultHeads('ja')).toEqual(['短縮URL', '状態', 'コード', '列', '説明']);
  });

  it('say what would come of a row, and what has come of it', () => {
    expect(resultCells(JUDGED, HEAD, null)).toEqual(['', 'create', '', '', '']);
    expect(resultCells(MADE, HEAD, null)).toEqual(['https://s.example/a', 'created', '', '', '']);
    expect(resultCells(MADE, HEAD, 'zh-TW')).toEqual(['https://s.example/a', '已建立', '', '', '']);
  });

  it('give the reason in the language of the reader where there is one, and in English otherwise', () => {
    const refused: ShownRow = { ...JUDGED, verdict: 'fail', ...TAKEN };
    expect(resultCells(refused, HEAD, 'id')).toEqual([
      '',
      'gagal',
      TAKEN.code,
      'Slug',
      'Nama pendek sudah dipakai.',
    ]);
    expect(resultCells(refused, HEAD, 'en')).toEqual(['', 'failed', TAKEN.code, 'Slug', TAKEN.message]);
    expect(resultCells(refused, HEAD, null)).toEqual(['', 'fail', TAKEN.code, 'Slug', TAKEN.message]);
    const rare: ShownRow = { ...refused, code: 'links.tag-reserved', message: 'Reserved.' };
    expect(resultCells(rare, HEAD, 'vi')).toEqual(['', 'lỗi', 'links.tag-reserved', 'Tags', 'Reserved.']);
    const late: ShownRow = { ...JUDGED, outcome: { result: 'failed', shortUrl: null, ...TAKEN } };
    expect(resultCells(late, HEAD, 'vi')).toEqual(['', 'lỗi', TAKEN.code, 'Slug', 'Tên ngắn đã được dùng.']);
    expect(resultCells({ ...JUDGED, verdict: 'skip', code: 'batch.row-empty' }, HEAD, null)).toEqual([
      '',
      'skip',
      'batch.row-empty',
      'URL',
      '',
    ]);
  });
});
