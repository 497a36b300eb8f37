/** Lets media queries for a smallest width answer as in a window of that width; once per test. */
export function showAtWidth(width: number): void {
  const { matchMedia: none } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const [, least] = /\(min-width: (\d+)px\)/.exec(media) ?? [];
    return Object.assign(none(media), { matches: least !== undefined && Number(least) <= width });
  });
}
