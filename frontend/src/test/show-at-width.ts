/** Lets media queries for a smallest or largest width answer as in a window of that width; once per test. */
export function showAtWidth(width: number): void {
  const { matchMedia: none } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const [, least] = /\(min-width: (\d+)px\)/.exec(media) ?? [];
    const [, most] = /\(max-width: ([\d.]+)px\)/.exec(media) ?? [];
    const matches = Number(least ?? Infinity) <= width || Number(most ?? 0) >= width;
    return Object.assign(none(media), { matches });
  });
}
