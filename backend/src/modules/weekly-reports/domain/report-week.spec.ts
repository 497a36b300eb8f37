import { firstPlan, planStepOf, weekAt } from './report-week';

const at = (text: string): Date => new Date(text);
const TAIPEI = 'Asia/Taipei';
const NEW_YORK = 'America/New_York';
/** 8:00 on Monday, 23 November, in Taipei. */
const MONDAY = '2026-11-23T00:00:00Z';
const NEXT_MONDAY = '2026-11-30T00:00:00Z';

describe('the week of a report', () => {
  it.each([
    ['Sunday night', '2026-11-22T15:59:59Z', TAIPEI, '2026-11-16', '2026-11-16T00:00:00Z'],
    ['Monday before eight', '2026-11-22T23:59:59Z', TAIPEI, '2026-11-23', MONDAY],
    ['Thursday', '2026-11-26T12:00:00Z', TAIPEI, '2026-11-23', MONDAY],
    ['Monday elsewhere', '2026-11-23T02:00:00Z', NEW_YORK, '2026-11-16', '2026-11-16T13:00:00Z'],
    [
      'a week in which summer time ends',
      '2026-11-01T12:00:00Z',
      NEW_YORK,
      '2026-10-26',
      '2026-10-26T12:00:00Z',
    ],
  ])('is known on %s', (_, now, zone, monday, sendingAt) => {
    expect(weekAt(at(now), zone)).toMatchObject({ monday, sendingAt: at(sendingAt) });
  });

  it('is followed by one that begins at the same hour on the clock', () => {
    expect(weekAt(at('2026-10-28T12:00:00Z'), NEW_YORK).nextAt).toEqual(at('2026-11-02T13:00:00Z'));
  });
});

describe('a report that is turned on', () => {
  it.each([
    ['on Thursday', '2026-11-26T12:00:00Z', '2026-11-23', NEXT_MONDAY],
    ['on Monday at eight', MONDAY, '2026-11-23', NEXT_MONDAY],
    ['on Monday at seven', '2026-11-22T23:00:00Z', '2026-11-16', MONDAY],
  ])('%s comes on the next Monday', (_, now, handledWeek, dueAt) => {
    expect(firstPlan(at(now), TAIPEI)).toEqual({ handledWeek, dueAt: at(dueAt) });
  });
});

describe('a report whose moment has come', () => {
  const plan = { handledWeek: '2026-11-16', dueAt: at(MONDAY) };

  it('is sent, and due again a week later', () => {
    expect(planStepOf(plan, at(MONDAY), TAIPEI)).toEqual({
      isDue: true,
      next: { handledWeek: '2026-11-23', dueAt: at(NEXT_MONDAY) },
    });
  });

  it('is sent late, but for the last week alone, when no process ran meanwhile', () => {
    expect(planStepOf({ ...plan, handledWeek: '2026-10-26' }, at('2026-11-26T12:00:00Z'), TAIPEI)).toEqual({
      isDue: true,
      next: { handledWeek: '2026-11-23', dueAt: at(NEXT_MONDAY) },
    });
  });

  it('waits where the group has moved to a zone in which it is not yet eight', () => {
    // Sunday evening in New York, whose last report was of the week before.
    const moved = { handledWeek: '2026-11-09', dueAt: at(MONDAY) };
    expect(planStepOf({ ...moved, handledWeek: '2026-11-16' }, at(MONDAY), NEW_YORK)).toEqual({
      isDue: false,
      next: { handledWeek: '2026-11-16', dueAt: at('2026-11-23T13:00:00Z') },
    });
    expect(planStepOf(plan, at('2026-11-23T06:00:00Z'), NEW_YORK)).toMatchObject({
      isDue: false,
      next: { handledWeek: '2026-11-16', dueAt: at('2026-11-23T13:00:00Z') },
    });
  });

  it('is not sent twice for a week, whatever zone the group moves to', () => {
    const sent = { handledWeek: '2026-11-23', dueAt: at(MONDAY) };
    expect(planStepOf(sent, at('2026-11-23T14:00:00Z'), NEW_YORK)).toEqual({
      isDue: false,
      next: { handledWeek: '2026-11-23', dueAt: at('2026-11-30T13:00:00Z') },
    });
  });
});
