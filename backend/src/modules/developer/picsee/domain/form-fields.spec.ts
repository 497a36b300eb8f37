import { fieldsOfForm } from './form-fields';

describe('the fields of a form', () => {
  it.each([
    [
      { url: 'u', title: '' },
      { url: 'u', title: '' },
    ],
    [{ tags: 'a' }, { tags: ['a'] }],
    [{ tags: ['a', 'b'] }, { tags: ['a', 'b'] }],
    [{ 'tags[]': 'a' }, { tags: ['a'] }],
    [{ 'tags[]': ['a', 'b'] }, { tags: ['a', 'b'] }],
    [{ 'tags[0]': 'a', 'tags[1]': 'b' }, { tags: ['a', 'b'] }],
    [{ 'utm[source]': 's', 'utm[medium]': 'm' }, { utm: { source: 's', medium: 'm' } }],
    [
      {
        'targets[0][target]': 'ios',
        'targets[0][url]': 'i',
        'targets[1][target]': 'android',
        'targets[1][url]': 'a',
      },
      {
        targets: [
          { target: 'ios', url: 'i' },
          { target: 'android', url: 'a' },
        ],
      },
    ],
    [
      { fbPixel: '', gTag: '', utm: '', expireTime: '' },
      { fbPixel: null, gTag: null, utm: null, expireTime: null },
    ],
  ])('%j are %j', (form, fields) => {
    expect(fieldsOfForm(form)).toEqual(fields);
  });

  it.each(['a[b', 'a]b', '[a]', '', 'a[b][c][d][e]', 'a[b]c'])(
    'keep the name %j, which does not nest',
    (name) => {
      expect(fieldsOfForm({ [name]: 'x' })).toEqual({ [name]: 'x' });
    },
  );

  it('are their own, whatever their names are', () => {
    const fields = fieldsOfForm({ ['__proto__[polluted]']: 'x', 'constructor[prototype][polluted]': 'x' });
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor']);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
