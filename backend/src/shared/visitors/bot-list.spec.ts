import { readFileSync } from 'node:fs';
import { type HitClass, hitClass } from '../domain/visitor/hit-class';
import { isAutomated } from './bot-list';

/** User agents that others have collected, so that our lists were not written for them. */
const collected = (name: string): readonly string[] =>
  readFileSync(`backend/test/fixtures/user-agents/${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));

const classOf = (userAgent: string): HitClass =>
  hitClass({ kind: 'visit', userAgent, automated: isAutomated(userAgent) });

describe('user agents that others have collected', () => {
  it('of robots are taken for people in at most 3 of 100 cases', () => {
    const robots = collected('robots');
    expect(robots.length).toBeGreaterThan(500);
    const missed = robots.filter((each) => classOf(each) === 'human');
    expect({ missed, isEnough: missed.length <= 0.03 * robots.length }).toMatchObject({ isEnough: true });
  });

  it('of people are taken for robots in at most 1 of 1000 cases', () => {
    const people = collected('people');
    expect(people.length).toBeGreaterThan(400);
    const lost = people.filter((each) => classOf(each) !== 'human');
    expect({ lost, isFew: lost.length <= 0.001 * people.length }).toMatchObject({ isFew: true });
  });
});
