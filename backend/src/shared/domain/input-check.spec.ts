import { InvalidInput } from './domain-error';
import { InputCheck } from './input-check';

const refuse = (field: string) => (): never => {
  throw new InvalidInput([{ field, code: `x.${field}`, message: `bad ${field}` }]);
};

describe('a check of several fields', () => {
  it('lets good input through', () => {
    const check = new InputCheck();
    expect(check.take(() => 1)).toBe(1);
    expect(() => {
      check.done();
    }).not.toThrow();
  });

  it('names everything that is wrong', () => {
    const check = new InputCheck();
    for (const field of ['a', 'b']) check.take(refuse(field));
    let refusal: unknown;
    try {
      check.done();
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(InvalidInput);
    expect(refusal).toMatchObject({ details: { fields: [{ field: 'a' }, { field: 'b' }] } });
  });

  it('calls fields what the caller calls them', () => {
    const check = new InputCheck();
    for (const field of ['a', 'b']) check.take(refuse(field), { a: 'value' });
    expect(() => {
      check.done();
    }).toThrow(
      expect.objectContaining({
        details: {
          fields: [
            { field: 'value', code: 'x.a', message: 'bad a' },
            expect.objectContaining({ field: 'b' }),
          ],
        },
      }) as Error,
    );
  });

  it('hides no other failure', () => {
    const check = new InputCheck();
    expect(() =>
      check.take(() => {
        throw new RangeError('a bug');
      }),
    ).toThrow(RangeError);
  });
});
