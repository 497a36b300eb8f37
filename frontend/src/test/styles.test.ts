import { screen } from '@testing-library/react';

// What the test environment spares jsdom (frontend/test-environment.cjs) must not change what applies.
const BODY =
  '<main class="page"><p id="one" data-testid="one" class="card wide é wideé" lang="en"><b class="bold">text</b></p><p data-testid="two"></p></main>';

function isHidden(selector: string, element: string): boolean {
  document.head.innerHTML = `<style>${selector} { display: none }</style>`;
  document.body.innerHTML = BODY;
  return getComputedStyle(screen.getByTestId(element)).display === 'none';
}

describe('a rule for', () => {
  it.each([
    ['.card', true],
    ['.wide', true],
    ['.card.wide', true],
    ['.card.narrow', false],
    ['.narrow.card', false],
    ['.other', false],
    ['p', true],
    ['div', false],
    ['div, p', true],
    ['main > p', true],
    ['p > div', false],
    ['p.card', true],
    ['.page .card', true],
    ['.page>.card', true],
    ['.page > .card:not(.narrow)', true],
    ['.card:not(.wide)', false],
    [':not(.other)', true],
    [':is(.other, .card)', true],
    [':is(.other, :is(.narrow, .wide))', true],
    ['.card:has(.bold)', true],
    ['.card:has(> .thin)', false],
    ['.other, .card', true],
    ['.other, #one', true],
    ['.other, .narrow', false],
    ['.card[lang="en"]', true],
    ['[class~="wide"]', true],
    ['[lang=en]', true],
    ['.page\n.card', true],
    ['.other/* .narrow */ , .card', true],
    ['.é', true],
    ['.wideé', true],
    ['.card:first-child', true],
    ['.card:nth-child(2)', false],
    ['.page, .card > .bold', false],
    ['.card .bold, *', true],
  ])('%s', (selector, applies) => {
    expect(isHidden(selector, 'one')).toBe(applies);
  });

  it('applies as soon as the element has the class, and no longer', () => {
    expect(isHidden('.late', 'two')).toBe(false);
    const two = screen.getByTestId('two');
    two.className = 'late';
    expect(getComputedStyle(two).display).toBe('none');
    two.classList.remove('late');
    expect(getComputedStyle(two).display).toBe('block');
  });
});
