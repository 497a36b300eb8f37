import * as fc from 'fast-check';
import type { MeasuredImage } from '../../../core/domain/preview/measured-image';
import { CARD_PROBLEMS, cardWarnings } from './card-warnings';

const KB = 1_000;
const MB = 1_000 * KB;

const reported = (image: MeasuredImage): readonly string[] =>
  cardWarnings(image).map(({ service, problem, ...rest }) => {
    const percent = 'percent' in rest ? ` ${rest.percent}` : '';
    return `${service} ${problem}${percent}`;
  });
const all = (bytes: number, width: number, height: number) => reported({ width, height, bytes });

describe('what services make of a picture', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['the usual one', all(300 * KB, 1200, 630), []],
    ['one of a video', all(200 * KB, 854, 480), ['facebook cut-off 7', 'x cut-off 7', 'linkedin cut-off 7']],
    ['a square', all(200 * KB, 450, 450), ['facebook small-card', 'x cut-off 48', 'linkedin cut-off 48']],
    ['a tall one', all(200 * KB, 600, 2400), ['facebook cut-off 87', 'x cut-off 87', 'linkedin cut-off 87']],
    ['just large enough', all(9 * KB, 600, 315), []],
    ['one pixel too narrow', all(9 * KB, 599, 314), ['facebook small-card']],
    [
      'a small one',
      all(9 * KB, 200, 200),
      ['facebook small-card', 'x small-card', 'linkedin small-card', 'whatsapp small-card'],
    ],
    [
      'a tiny one',
      all(9 * KB, 143, 143),
      ['facebook not-shown', 'x not-shown', 'linkedin small-card', 'whatsapp small-card'],
    ],
    [
      'a banner',
      all(90 * KB, 1200, 299),
      ['facebook small-card', 'x cut-off 52', 'linkedin cut-off 52', 'whatsapp too-wide'],
    ],
    [
      'four times as wide as high',
      all(90 * KB, 800, 200),
      ['facebook small-card', 'x cut-off 52', 'linkedin cut-off 52'],
    ],
    ['more than a phone loads', all(601 * KB, 1200, 630), ['whatsapp too-heavy']],
    [
      'more than most load',
      all(8.1 * MB, 1200, 630),
      [
        'facebook too-heavy',
        'x too-heavy',
        'linkedin too-heavy',
        'whatsapp too-heavy',
        'discord too-heavy',
        'slack too-heavy',
      ],
    ],
    ['longer than one shows', all(500 * KB, 4200, 2199), ['x too-large']],
  ])('%s', (_, warnings, expected) => {
    expect(warnings).toEqual(expected);
  });

  it('is told once for each service and problem, in numbers that can be read', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    const image = fc.record({ width: side, height: side, bytes: fc.integer({ min: 1, max: 50 * MB }) });
    fc.assert(
      fc.property(image, (each) => {
        const warnings = cardWarnings(each);
        const names = warnings.map(({ service, problem }) => `${service} ${problem}`);
        expect(new Set(names).size).toBe(names.length);
        for (const warning of warnings) {
          expect(CARD_PROBLEMS).toContain(warning.problem);
          if (warning.problem !== 'cut-off') continue;
          expect(warning.percent).toBeGreaterThanOrEqual(5);
          expect(warning.percent).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
