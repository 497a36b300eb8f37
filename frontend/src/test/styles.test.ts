import { screen } from '@testing-library/react';

// What the test environment spares jsdom (frontend/jsdom) must not change what applies.
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

describe('elements to which the same rules apply', () => {
  const style = (element: string): CSSStyleDeclaration => getComputedStyle(screen.getByTestId(element));

  beforeEach(() => {
    document.head.innerHTML = '<style>.away { visibility: hidden } .card { display: flex }</style>';
    document.body.innerHTML =
      '<div class="away"><p class="card" data-testid="within"></p></div>' +
      '<p class="card" data-testid="alone"></p><p class="card" style="display: none" data-testid="own"></p>';
  });

  it('differ in what their parents pass on', () => {
    expect([style('alone').visibility, style('within').visibility]).toEqual(['visible', 'hidden']);
    screen.getByTestId('alone').before(screen.getByTestId('within'));
    expect(style('within').visibility).toBe('visible');
    document.body.className = 'away';
    expect([style('alone').visibility, style('within').visibility]).toEqual(['hidden', 'hidden']);
  });

  it('differ in what they have of their own', () => {
    expect([style('alone').display, style('own').display]).toEqual(['flex', 'none']);
    screen.getByTestId('alone').style.display = 'grid';
    screen.getByTestId('own').removeAttribute('style');
    expect([style('alone').display, style('own').display]).toEqual(['grid', 'flex']);
  });

  it('follow rules that come and go', () => {
    expect(style('alone').display).toBe('flex');
    const [sheet] = document.styleSheets;
    sheet?.insertRule('.card { display: inline }', sheet.cssRules.length);
    document.body.append('more');
    expect(style('alone').display).toBe('inline');
    sheet?.insertRule('.away { display: table }', 0);
    document.body.className = 'away';
    expect(getComputedStyle(document.body).display).toBe('table');
    document.head.innerHTML = '';
    expect(style('alone').display).toBe('block');
  });

  it('keep their style while they are nowhere on the page', () => {
    const alone = screen.getByTestId('alone');
    alone.remove();
    expect(getComputedStyle(alone).display).toBe('flex');
  });
});
