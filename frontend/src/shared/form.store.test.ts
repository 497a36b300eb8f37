import { ApiError, type FieldError } from '../api/api-error';
import { FormStore } from './form.store';

interface Values {
  readonly name: string;
  readonly tags: readonly string[];
}

const SAVED: Values = { name: 'tea', tags: [] };

const refusal = (status: number, fields: readonly FieldError[] = []): ApiError =>
  new ApiError({ status, code: 'x', message: '', fields });

function build(
  send = jest.fn().mockImplementation(({ values }: { values: Values }) => Promise.resolve(values)),
) {
  const form = new FormStore<Values, Values>({
    values: SAVED,
    tidy: (values) => ({ ...values, name: values.name.trim() }),
    check: ({ name }) => ({ name: name === '' ? 'name-missing' : null }),
    send,
    savedAs: (result) => result,
  });
  return { form, send };
}

/** A server that answers when the test says so. */
function slowly() {
  let answer: (values: Values) => void = () => undefined;
  const send = jest.fn(() => new Promise<Values>((resolve) => (answer = resolve)));
  return { ...build(send), answer: (values: Values) => answer(values) };
}

describe('the values of a form', () => {
  it('are dirty by what would be saved of them', () => {
    const { form } = build();
    form.set({ name: ' tea ' });
    expect([form.isDirty, form.change]).toEqual([false, {}]);
    form.set({ tags: ['a'] });
    expect([form.isDirty, form.change]).toEqual([true, { tags: ['a'] }]);
    form.set({ tags: [] });
    expect(form.isDirty).toBe(false);
  });

  it('are sent tidied, with what was changed', async () => {
    const { form, send } = build();
    form.set({ name: ' oolong ' });
    expect(await form.save()).toEqual({ name: 'oolong', tags: [] });
    expect(send).toHaveBeenCalledWith({
      values: { name: 'oolong', tags: [] },
      change: { name: 'oolong' },
      key: expect.any(String) as string,
    });
    expect([form.isDirty, form.values.name]).toEqual([false, 'oolong']);
  });

  it('are not saved when nothing was changed, and sent when that is wanted', async () => {
    const { form, send } = build();
    await form.save();
    expect(send).not.toHaveBeenCalled();
    await form.submit();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('are as they were when they are discarded', async () => {
    const { form } = build(jest.fn().mockRejectedValue(refusal(400, [{ field: 'name', code: 'taken' }])));
    form.set({ name: 'mate' });
    await form.save();
    form.discard();
    expect(form).toMatchObject({
      values: SAVED,
      isDirty: false,
      hasProblems: false,
      failure: null,
      isTried: false,
    });
  });

  it('keep what was typed while the answer was on its way', async () => {
    const { form, answer } = slowly();
    form.set({ name: 'mate' });
    const saving = form.save();
    form.set({ tags: ['new'] });
    answer({ name: 'Mate', tags: [] });
    await saving;
    expect([form.values, form.change]).toEqual([{ name: 'Mate', tags: ['new'] }, { tags: ['new'] }]);
  });

  it('keep what was changed when others change what is saved', () => {
    const { form } = build();
    form.set({ name: 'mine' });
    form.rebase({ name: 'theirs', tags: ['theirs'] });
    expect(form.values).toEqual({ name: 'mine', tags: ['theirs'] });
    form.discard();
    expect(form.values).toEqual({ name: 'theirs', tags: ['theirs'] });
  });
});

describe('the problems of a form', () => {
  it('are found before anything is sent, and said at the first try', async () => {
    const { form, send } = build();
    form.set({ name: ' ' });
    expect([form.mistakes.get('name'), form.problemOf('name'), form.canSave]).toEqual([
      'name-missing',
      null,
      false,
    ]);
    expect(await form.submit()).toBeNull();
    expect([form.problemOf('name'), form.isTried, send.mock.calls.length]).toEqual(['name-missing', true, 0]);
  });

  it('stand at the fields that the server names until these are changed', async () => {
    const fields = [
      { field: 'name', code: 'taken' },
      { field: 'tags.0', code: 'too-long' },
    ];
    const { form } = build(jest.fn().mockRejectedValue(refusal(409, fields)));
    form.set({ name: 'mate', tags: ['x'] });
    expect(await form.save()).toBeNull();
    expect([form.problemOf('name'), form.problemOf('tags.0'), form.failure]).toEqual([
      'taken',
      'too-long',
      null,
    ]);
    form.set({ tags: [] });
    expect([form.problemOf('name'), form.problemOf('tags.0')]).toEqual(['taken', null]);
  });

  it.each([[[]], [[{ field: 'elsewhere', code: 'x' }]]])(
    'are those of the whole when the fields are %j',
    async (fields) => {
      const { form } = build(jest.fn().mockRejectedValue(refusal(400, fields)));
      form.set({ name: 'mate' });
      await form.save();
      expect([form.failure?.code, form.hasProblems, form.values.name]).toEqual(['x', false, 'mate']);
    },
  );
});

describe('the way to the server', () => {
  it('is gone once at a time', async () => {
    const { form, send, answer } = slowly();
    const first = form.submit();
    expect(form.isPending).toBe(true);
    expect(await form.submit()).toBeNull();
    answer(SAVED);
    expect(await first).toEqual(SAVED);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('has the same key for the same values after a lost answer, and for nothing else', async () => {
    const { form, send } = build();
    send
      .mockRejectedValueOnce(refusal(0))
      .mockRejectedValueOnce(refusal(503))
      .mockRejectedValueOnce(refusal(403));
    for (let turn = 0; turn < 5; turn += 1) await form.submit();
    form.set({ name: 'mate' });
    await form.submit();
    const keys = send.mock.calls.map(([{ key }]: [{ key: string }]) => key);
    const [lost, overloaded, refused, made, again, other] = keys;
    expect([lost, overloaded]).toEqual([refused, refused]);
    expect(new Set([refused, made, again, other]).size).toBe(4);
  });
});
