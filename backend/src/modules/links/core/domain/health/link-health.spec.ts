import { type LinkHealth, linkHealthOf, UNPROBED } from './link-health';

const [then, now] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-22T12:00:00Z')];
const NOTHING: LinkHealth = {
  state: 'unknown',
  downSince: null,
  upSince: null,
  lastProbedAt: null,
  lastStatus: null,
  lastProblem: null,
};

type Known = Parameters<typeof linkHealthOf>[0];

describe("the health of a link's destination", () => {
  it.each<[string, Partial<Known>, Partial<LinkHealth>]>([
    ['is not known before anybody has looked', {}, {}],
    [
      'is good when it answers',
      { probedAt: now, probeAnswer: '200', answersSince: then },
      { state: 'up', upSince: then, lastProbedAt: now, lastStatus: 200 },
    ],
    [
      'is doubtful once it has failed',
      { probedAt: now, probeAnswer: '503' },
      { state: 'doubtful', lastProbedAt: now, lastStatus: 503 },
    ],
    [
      'is bad once it is down',
      { probedAt: now, probeAnswer: 'no-answer', downSince: then },
      { state: 'down', downSince: then, lastProbedAt: now, lastProblem: 'no-answer' },
    ],
    [
      'is not known where nobody may look',
      { probedAt: now, probeAnswer: 'not-public' },
      { state: 'unknown', lastProbedAt: now, lastProblem: 'not-public' },
    ],
  ])('%s', (_, known, health) => {
    expect(linkHealthOf({ ...UNPROBED, downSince: null, ...known })).toEqual({ ...NOTHING, ...health });
  });
});
