import { FakeShelf } from '../../test/fakes';
import { SurveyBox } from './survey-box';

const build = (kept: unknown = null) => {
  const api = { submitSurvey: jest.fn().mockResolvedValue(undefined) };
  const shelf = new FakeShelf(kept);
  return { api, shelf, box: new SurveyBox(api, shelf) };
};

describe('answers to surveys', () => {
  it('stay on the device of a guest', async () => {
    const { api, box } = build();
    await box.submit('help', { 'qr-code': 'yes' }, false);
    await box.submit('help', { 'own-name': 'no' }, false);
    expect(api.submitSurvey).not.toHaveBeenCalled();
    expect(box.answersTo('help')).toEqual({ 'qr-code': 'yes', 'own-name': 'no' });
    expect(box.answersTo('rate')).toEqual({});
  });

  it('of members go to the server, and are known here', async () => {
    const { api, box } = build();
    await box.submit('rate', { rate: 4, comment: 'Slow' }, true);
    await box.submit('rate', { rate: 5 }, true);
    expect(api.submitSurvey).toHaveBeenLastCalledWith('rate', { rate: 5 });
    expect(box.answersTo('rate')).toEqual({ rate: 5 });
  });

  it('of a member about the help go along with those given before, of which the server keeps one list', async () => {
    const { api, box } = build();
    await box.submit('help', { 'qr-code': 'yes' }, true);
    await box.submit('help', { 'own-name': 'no' }, true);
    expect(api.submitSurvey).toHaveBeenLastCalledWith('help', { 'qr-code': 'yes', 'own-name': 'no' });
  });

  it('are not taken for given when the server refuses them', async () => {
    const { api, box } = build();
    api.submitSurvey.mockRejectedValue(new Error('away'));
    await expect(box.submit('rate', { rate: 5 }, true)).rejects.toThrow('away');
    expect(box.answersTo('rate')).toEqual({});
  });

  it.each([['text'], [[1, 2]], [{ help: 'x' }], [{ help: ['a'] }], [{ help: { a: null } }]])(
    'that make no sense are none: %j',
    (kept) => {
      expect(build(kept).box.answersTo('help')).toEqual({});
    },
  );

  it('make room for newer ones', async () => {
    const { box } = build();
    for (let count = 0; count < 105; count += 1) await box.submit('help', { [`t${count}`]: 'yes' }, false);
    const ids = Object.keys(box.answersTo('help'));
    expect(ids).toHaveLength(100);
    expect(ids.at(0)).toBe('t5');
  });
});
