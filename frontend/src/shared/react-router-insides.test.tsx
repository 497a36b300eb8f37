import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, Link, type NavigateOptions, useNavigate } from 'react-router';
import { interceptMoves, positionInHistory, useNavigator } from './react-router-insides';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter>
    {children}
    <Link to="/linked">{'link'}</Link>
  </BrowserRouter>
);

function renderRouter() {
  window.history.replaceState(null, '', '/');
  const { result } = renderHook(() => ({ navigator: useNavigator(), navigate: useNavigate() }), { wrapper });
  const goTo = (path: string, options?: NavigateOptions): Promise<void> =>
    act(async () => {
      await result.current.navigate(path, options);
    });
  return { goTo, navigator: result.current.navigator };
}

describe('the insides of the router', () => {
  it('number the entries of the history', async () => {
    const { goTo } = renderRouter();
    expect(positionInHistory()).toBe(0);
    await goTo('/second');
    expect(positionInHistory()).toBe(1);
    await goTo('/other', { replace: true });
    expect(positionInHistory()).toBe(1);
    await act(async () => {
      window.history.back();
      await waitFor(() => expect(window.location.pathname).toBe('/'));
    });
    expect(positionInHistory()).toBe(0);
    window.history.replaceState(null, '', '/');
    expect(positionInHistory()).toBeNull();
  });

  it('move by one object, whether a link is followed or a program goes', async () => {
    const { goTo, navigator } = renderRouter();
    const moved: unknown[] = [];
    const letPass = interceptMoves(navigator, () => (to) => void moved.push(to));
    await userEvent.click(screen.getByRole('link'));
    await goTo('/pushed');
    await goTo('/replaced', { replace: true });
    expect(moved.map((to) => (typeof to === 'string' ? to : (to as Location).pathname))).toEqual([
      '/linked',
      '/pushed',
      '/replaced',
    ]);
    expect(window.location.pathname).toBe('/');
    letPass();
    await goTo('/passed');
    expect(window.location.pathname).toBe('/passed');
  });
});
