import fc from 'fast-check';
import { type ImageInput, LARGEST_RATIO, planImage, SMALLEST_RATIO } from './image-input';

const plain: ImageInput = {
  ratio: null,
  topPercent: 50,
  leftPercent: 50,
  noCrop: false,
  isVideo: false,
  playIcon: false,
  keepsMoving: false,
};

const plan = (size: string, input: Partial<ImageInput>): string => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const { part, result } = planImage({ width, height }, { ...plain, ...input });
  return `${part.left},${part.top} ${part.width}x${part.height} → ${result.width}x${result.height}`;
};

describe('what becomes of a picture', () => {
  it.each<[string, Partial<ImageInput>, string]>([
    ['1200x630', {}, '0,0 1200x630 → 1200x630'],
    ['2400x1260', {}, '0,0 2400x1260 → 1200x630'],
    ['1000x1000', {}, '0,238 1000x525 → 1200x630'],
    ['1000x1000', { topPercent: 0 }, '0,0 1000x525 → 1200x630'],
    ['1000x1000', { topPercent: 100, leftPercent: 0 }, '0,475 1000x525 → 1200x630'],
    ['3000x630', { leftPercent: 100 }, '1800,0 1200x630 → 1200x630'],
    ['3000x630', { leftPercent: 25 }, '450,0 1200x630 → 1200x630'],
    ['1000x1000', { ratio: 1.91 }, '0,238 1000x525 → 1200x630'],
    ['1000x1000', { ratio: 1 }, '0,0 1000x1000 → 1200x1200'],
    ['1000x1000', { ratio: 2 }, '0,250 1000x500 → 1200x600'],
    ['1000x1000', { ratio: 0.5 }, '250,0 500x1000 → 600x1200'],
    ['1280x720', { isVideo: true }, '0,1 1280x719 → 854x480'],
    ['1000x1000', { keepsMoving: true }, '0,238 1000x525 → 600x315'],
    ['900x600', { noCrop: true }, '0,0 900x600 → 450x300'],
    ['300x200', { noCrop: true }, '0,0 300x200 → 300x200'],
    ['1920x1080', { noCrop: true, isVideo: true }, '0,0 1920x1080 → 853x480'],
  ])('%s with %j is %s', (size, input, expected) => {
    expect(plan(size, input)).toBe(expected);
  });

  it('is taken from within it, whatever is wanted', () => {
    const side = fc.integer({ min: 101, max: 10_000 });
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    const ratio = fc.option(fc.double({ min: SMALLEST_RATIO, max: LARGEST_RATIO, noNaN: true }));
    fc.assert(
      fc.property(side, side, percent, percent, ratio, (width, height, topPercent, leftPercent, wanted) => {
        const input = { ...plain, topPercent, leftPercent, ratio: wanted };
        const { part, result } = planImage({ width, height }, input);
        expect(part.left).toBeGreaterThanOrEqual(0);
        expect(part.top).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(width);
        expect(part.top + part.height).toBeLessThanOrEqual(height);
        expect(Math.min(part.width, part.height, result.width, result.height)).toBeGreaterThan(0);
        expect(Math.max(result.width, result.height)).toBeLessThanOrEqual(1_200);
      }),
    );
  });
});
