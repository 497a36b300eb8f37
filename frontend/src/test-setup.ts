import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './test/react-insides';

// A busy machine may take long to show something; what never shows fails all the same.
configure({ asyncUtilTimeout: 20_000 });

// What jsdom lacks and browsers have. A canvas that swallows everything is enough: what a chart shows is
// tested on its options and on its table.
const drawing = new Proxy(
  {},
  {
    get: (_, name) => (name === 'measureText' ? () => ({ width: 8 }) : () => undefined),
    set: () => true,
  },
);
Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => drawing });

// Charts refuse to be drawn into nothing.
for (const side of ['clientWidth', 'clientHeight']) {
  Object.defineProperty(HTMLElement.prototype, side, { get: () => 300 });
}

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});

window.ResizeObserver = class {
  readonly observe = (): void => undefined;
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;
};

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = 'i18n_select_lang=; Path=/; Max-Age=0';
});
