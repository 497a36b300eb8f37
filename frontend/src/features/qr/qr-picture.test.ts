import { pngLayout } from './qr-picture';

it.each([
  [33, 1024, { at: 0, side: 1023 }],
  [37, 1024, { at: 12, side: 999 }],
  [32, 512, { at: 0, side: 512 }],
  [45, 2048, { at: 11, side: 2025 }],
])('lays %d modules on %d pixels, whole ones each, in the middle', (modules, side, layout) => {
  expect(pngLayout(modules, side)).toEqual(layout);
});
