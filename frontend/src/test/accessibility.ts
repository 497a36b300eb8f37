import axe from 'axe-core';

/** What axe finds wrong, as text that can be read in a failed test. Colours need a real browser. */
export async function accessibilityFaults(container: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
    // Of what is right, nobody asks for each place.
    resultTypes: ['violations'],
    selectors: false,
    iframes: false,
    preload: false,
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
