import { ApiError } from '../api/api-error';
import { UNDO_MS } from './undo-time';
import { Departures } from './departures';

function build() {
  const send = jest.fn<Promise<void>, [number, boolean]>().mockResolvedValue(undefined);
  const onGone = jest.fn<undefined, [number]>();
  return { send, onGone, departures: new Departures({ send, onGone }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('things that leave', () => {
  it('are gone for the server when nobody can bring them back any more', async () => {
    const { send, onGone, departures } = build();
    departures.begin(7);
    await jest.advanceTimersByTimeAsync(UNDO_MS - 1);
    expect([departures.stateOf(7), send.mock.calls]).toEqual(['waiting', []]);
    await jest.advanceTimersByTimeAsync(1);
    expect(send.mock.calls).toEqual([[7, false]]);
    expect(onGone.mock.calls).toEqual([[7]]);
  });

  it('stay when that is undone in time, and not when it is too late', async () => {
    const { send, departures } = build();
    departures.begin(7);
    departures.undo(7);
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect([departures.stateOf(7), send.mock.calls]).toEqual(['here', []]);
    send.mockReturnValue(new Promise(() => undefined));
    departures.begin(7);
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    departures.undo(7);
    expect(departures.stateOf(7)).toBe('sending');
  });

  it('go at once, and once, when the page does', async () => {
    const { send, departures } = build();
    departures.begin(7);
    departures.begin(8);
    departures.sendWaiting();
    departures.sendWaiting();
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(send.mock.calls).toEqual([
      [7, true],
      [8, true],
    ]);
  });

  it('are here again with the reason when the server refuses, and gone when they were gone before', async () => {
    const { send, onGone, departures } = build();
    send.mockRejectedValueOnce(new ApiError({ status: 403, code: 'links.not-allowed', message: '' }));
    departures.begin(7);
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect([departures.stateOf(7), departures.failureOf(7)]).toEqual(['here', 'links.not-allowed']);
    send.mockRejectedValueOnce(new ApiError({ status: 404, code: 'links.tag-does-not-exist', message: '' }));
    departures.begin(7);
    expect(departures.failureOf(7)).toBeNull();
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(onGone.mock.calls).toEqual([[7]]);
  });
});
