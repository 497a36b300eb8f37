import { getConfig } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/** What axe finds wrong, as text that can be read in a failed test. Colours need a real browser. */
export async function accessibilityFaults(container: Element = document.body): Promise<string[]> {
  const run = (): Promise<AxeResults> =>
    axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
      // What is right is not asked for at each place.
      resultTypes: ['violations'],
      selectors: false,
      iframes: false,
      preload: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
  // What fades in or out may go on meanwhile.
  const { violations } = (await getConfig().asyncWrapper(run)) as AxeResults;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
