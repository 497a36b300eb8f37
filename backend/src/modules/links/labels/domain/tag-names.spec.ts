import { InvalidInput } from '../../../../shared/domain/domain-error';
import { readTagNames } from './tag-names';

function refused(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof InvalidInput) return error.details.fields?.map(({ field, code }) => [field, code]);
  }
  return null;
}

const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `tag ${index}`);

describe('names of tags', () => {
  it('are words and numbers, each once however it is written', () => {
    const { words, ids } = readTagNames(['Sale', ' sale ', 'ＳＡＬＥ', '春節', 3, 4, 3], 'add');
    expect(words).toEqual(['Sale', '春節']);
    expect([...ids]).toEqual([
      [3, 'add.6'],
      [4, 'add.5'],
    ]);
  });

  it('are as many as a link can have', () => {
    expect(readTagNames(many(20), 'add').words).toHaveLength(20);
    expect(refused(() => readTagNames(many(21), 'add'))).toEqual([['add', 'links.too-many-tags']]);
    const numbers = Array.from({ length: 21 }, (_, index) => index + 1);
    expect(refused(() => readTagNames(numbers, 'add'))).toEqual([['add', 'links.too-many-tags']]);
  });

  it('are refused one by one', () => {
    expect(refused(() => readTagNames(['good', '', 7, 'API'], 'tags'))).toEqual([
      ['tags.1', 'links.tag-invalid'],
      ['tags.3', 'links.tag-reserved'],
    ]);
  });
});
