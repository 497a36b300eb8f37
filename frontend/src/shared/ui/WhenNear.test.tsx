import { act, render, screen } from '@testing-library/react';
import { WhenNear } from './WhenNear';

const TEXT = 'far below';
type Notify = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** A browser that says when it comes near. */
function observing() {
  const notified: Notify[] = [];
  const disconnect = jest.fn();
  window.IntersectionObserver = jest.fn((notify: Notify) => {
    notified.push(notify);
    return { observe: jest.fn(), disconnect };
  }) as unknown as typeof IntersectionObserver;
  return { disconnect, come: (isIntersecting: boolean) => act(() => notified[0]?.([{ isIntersecting }])) };
}

const show = () => render(<WhenNear height={100}>{TEXT}</WhenNear>);

describe('what lies far below', () => {
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  it('is there once somebody comes near, and stays', () => {
    const { come, disconnect } = observing();
    show();
    come(false);
    expect(screen.queryByText(TEXT)).toBeNull();
    come(true);
    expect(screen.getByText(TEXT)).toBeVisible();
    expect(disconnect).toHaveBeenCalled();
  });

  it('is there before the page is printed', () => {
    observing();
    show();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText(TEXT)).toBeVisible();
  });

  it('is there at once in a browser that cannot tell', () => {
    show();
    expect(screen.getByText(TEXT)).toBeVisible();
  });
});
