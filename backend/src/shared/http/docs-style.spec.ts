import { DOCS_COLORS, DOCS_STYLE } from './docs-style';

const WHITE = '#ffffff';

function luminanceOf(color: string): number {
  const parts = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = parts;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the page of the API', () => {
  it.each(Object.entries(DOCS_COLORS))('can be read: %s in %s', (_, color) => {
    const contrast = (luminanceOf(WHITE) + 0.05) / (luminanceOf(color) + 0.05);
    expect(contrast).toBeGreaterThanOrEqual(4.5);
    expect(DOCS_STYLE).toContain(color);
  });
});
