import { InvalidInput } from '../../../shared/domain/domain-error';
import { readMapping } from './mapping';

describe('which column has which field', () => {
  it('is said by name or by place', () => {
    expect(readMapping('{"url":"Long URL","slug":0}')).toEqual({ url: 'Long URL', slug: 0 });
    expect(readMapping('{}')).toEqual({});
    expect(readMapping('{"note":null}')).toEqual({ note: null });
  });

  it.each([
    'url',
    'null',
    '[]',
    '7',
    '{"url":-1}',
    '{"url":1.5}',
    '{"url":null}',
    '{"url":{"deep":1}}',
    '{"surprise":"A"}',
    '{"__proto__":"A"}',
    '['.repeat(50),
  ])('is not said by %s', (text) => {
    expect(() => readMapping(text)).toThrow(InvalidInput);
  });
});
