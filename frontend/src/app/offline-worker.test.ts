import { registerOfflineWorker } from './offline-worker';

function withBrowser(register?: jest.Mock): void {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: register === undefined ? undefined : { register },
  });
}

afterEach(() => {
  document.head.querySelector('link[rel="canonical"]')?.remove();
  withBrowser();
});

describe('the worker for pages that cannot be loaded', () => {
  it('is registered by screens', () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="http://localhost/login">');
    const register = jest.fn().mockRejectedValue(new Error('not now'));
    withBrowser(register);
    registerOfflineWorker();
    expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  });

  it('is not registered at an unknown address, nor where there are none', () => {
    const register = jest.fn();
    withBrowser(register);
    registerOfflineWorker();
    expect(register).not.toHaveBeenCalled();
    withBrowser();
    expect(registerOfflineWorker).not.toThrow();
  });
});
