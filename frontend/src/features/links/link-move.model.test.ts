import { ApiError } from '../../api/api-error';
import { UNDO_MS } from '../../shared/undo-time';
import { buildListed, fakeLinksApi } from '../../test/fakes';
import { LinkMove } from './link-move.model';

const offline = new ApiError({ status: 0, code: 'client.offline', message: '' });

function build() {
  const api = fakeLinksApi();
  const move = new LinkMove(api, buildListed(), { way: 'moved', name: 'Tea shop', canUndo: true });
  const over = jest.fn();
  move.start(over);
  return { api, move, over };
}

describe('the place of a link that has left', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is kept for a while', () => {
    const { over } = build();
    jest.advanceTimersByTime(UNDO_MS - 1);
    expect(over).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('is kept as long as somebody is there, with pointer or focus, and a while longer', () => {
    const { move, over } = build();
    move.hold('pointer');
    move.hold('focus');
    jest.advanceTimersByTime(UNDO_MS * 2);
    move.release('pointer');
    jest.advanceTimersByTime(UNDO_MS * 2);
    expect(over).not.toHaveBeenCalled();
    move.release('focus');
    jest.advanceTimersByTime(UNDO_MS - 1);
    expect(over).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('is not cleared by a page that has closed', () => {
    const { move, over } = build();
    move.stop();
    jest.advanceTimersByTime(UNDO_MS);
    expect(over).not.toHaveBeenCalled();
  });

  it('is not cleared while the link is on its way back, nor when it could not come', async () => {
    const { api, move, over } = build();
    api.giveBack.mockRejectedValueOnce(offline);
    const undoing = move.undo();
    expect(await move.undo()).toBe(false);
    expect(await undoing).toBe(false);
    move.release('pointer');
    jest.advanceTimersByTime(UNDO_MS * 2);
    expect(over).not.toHaveBeenCalled();
    expect(move.undoing.error?.code).toBe('client.offline');
    expect(await move.undo()).toBe(true);
    const keys = api.giveBack.mock.calls.map(([, key]: string[]) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
