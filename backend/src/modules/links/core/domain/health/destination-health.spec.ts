import {
  answerText,
  type Health,
  healthOf,
  PROBE_FAILURES,
  type ProbeAnswer,
  readAnswer,
} from './destination-health';

describe('a destination', () => {
  it.each<[ProbeAnswer, Health]>([
    [200, 'up'],
    [204, 'up'],
    [304, 'up'],
    [400, 'up'],
    [401, 'up'],
    [403, 'up'],
    [405, 'up'],
    [406, 'up'],
    [429, 'up'],
    [451, 'up'],
    [404, 'down'],
    [410, 'down'],
    [500, 'down'],
    [502, 'down'],
    [503, 'down'],
    [504, 'down'],
    [599, 'down'],
    ['no-such-host', 'down'],
    ['no-answer', 'down'],
    ['too-slow', 'down'],
    ['not-public', 'unclear'],
    ['address', 'unclear'],
    ['too-many-redirects', 'unclear'],
  ])('that answers %p is %s', (answer, health) => {
    expect(healthOf(answer)).toBe(health);
  });

  it.each<ProbeAnswer>([200, 404, 503, ...PROBE_FAILURES])('that answered %p is remembered so', (answer) => {
    expect(readAnswer(answerText(answer))).toBe(answer);
  });

  it.each([null, '', 'constructor', '20', '2000', '-99', '099'])('has no remembered answer in %p', (text) => {
    expect(readAnswer(text)).toBeNull();
  });
});
