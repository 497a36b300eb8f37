import { type PointerHandlers, watchColumns } from './chart-pointer';

type Handler = (at: { readonly offsetX: number; readonly offsetY: number }) => void;

/** A drawing of columns that are 10 px wide each. */
function watch(isTouch: boolean) {
  const watched = new Map<string, Handler>();
  const handlers: jest.Mocked<PointerHandlers> = {
    isTouch: jest.fn(() => isTouch),
    onPoint: jest.fn(),
    onStretch: jest.fn(),
    onSelect: jest.fn(),
    onReset: jest.fn(),
  };
  watchColumns(
    {
      containPixel: () => true,
      convertFromPixel: (_, [x = 0]) => [Math.floor(x / 10)],
      getZr: () => ({ on: (event, handler) => watched.set(event, handler), off: jest.fn() }),
    },
    handlers,
  );
  const at = (event: string, offsetX: number) => watched.get(event)?.({ offsetX, offsetY: 5 });
  return { handlers, at };
}

const press = (at: (event: string, x: number) => void, from: number, to = from): void => {
  at('mousemove', from);
  at('mousedown', from);
  if (to !== from) at('mousemove', to);
  at('mouseup', to);
};

describe('a column of a chart', () => {
  it('is chosen by a click', () => {
    const { at, handlers } = watch(false);
    press(at, 25);
    expect(handlers.onSelect.mock.calls).toEqual([[2, 2]]);
  });

  it('is only pointed at by the tap of a finger', () => {
    const { at, handlers } = watch(true);
    press(at, 25);
    expect(handlers.onPoint.mock.lastCall).toEqual([{ index: 2, x: 25 }]);
    expect(handlers.onSelect).not.toHaveBeenCalled();
  });

  it.each([true, false])('is chosen with others by dragging over them, by a finger: %s', (isTouch) => {
    const { at, handlers } = watch(isTouch);
    press(at, 45, 12);
    expect(handlers.onSelect.mock.calls).toEqual([[1, 4]]);
  });
});
