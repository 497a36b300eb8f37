import { ListField } from './list-field.store';

const build = (...values: readonly string[]) => new ListField('hosts', values, () => undefined);
const problems = (field: ListField) => field.entries.map(({ problem }) => problem);
const idOf = (field: ListField, index: number): number => field.entries[index]?.id ?? 0;

describe('a list that is edited line by line', () => {
  it('changes with its lines, not with empty ones', () => {
    const onChange = jest.fn();
    const field = new ListField('hosts', ['a.example'], onChange);
    field.add();
    expect(field.values).toEqual(['a.example']);
    field.set(idOf(field, 1), ' b.example ');
    field.remove(idOf(field, 0));
    expect(field.values).toEqual(['b.example']);
    expect(onChange.mock.calls).toEqual([[['a.example']], [['a.example', 'b.example']], [['b.example']]]);
    field.reset(['a.example']);
    expect(field.values).toEqual(['a.example']);
  });

  it('knows what it holds, in any case', () => {
    expect(build('a.example').has('A.example')).toBe(true);
    expect(build('a.example').has('b.example')).toBe(false);
  });

  it('counts lines as they were sent when the server names one', () => {
    const field = build('a.example');
    field.add('');
    field.add('b c');
    field.mark([
      { field: 'hosts.1', code: 'bad' },
      { field: 'other.0', code: 'worse' },
    ]);
    expect(problems(field)).toEqual([null, null, 'bad']);
    field.set(idOf(field, 2), 'c.example');
    expect(problems(field)).toEqual([null, null, null]);
  });

  it('keeps what is said of the whole until it changes', () => {
    const field = build('a.example');
    field.mark([{ field: 'hosts', code: 'own-missing' }]);
    expect(field.problem).toBe('own-missing');
    field.add('own.example');
    expect(field.problem).toBeNull();
  });
});
