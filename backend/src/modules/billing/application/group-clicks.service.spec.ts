import type { GroupsService } from '../../groups';
import { planNamed } from '../domain/plan-table';
import { GroupClicksService, type ReadGroupClicks } from './group-clicks.service';
import type { PlansService } from './plans.service';

const NOW = new Date('2026-11-24T00:00:00Z');

function clicksWith(limit: number, read: ReadGroupClicks): GroupClicksService {
  const free = planNamed('free');
  const plans = { planOf: () => Promise.resolve({ ...free, limits: { ...free.limits, clicks: limit } }) };
  const groups = { settingsOf: () => Promise.resolve({ timeZone: 'Asia/Taipei' }) };
  const clicks = new GroupClicksService(
    groups as unknown as GroupsService,
    plans as unknown as PlansService,
    { now: () => NOW },
  );
  clicks.readWith(read);
  return clicks;
}

describe('clicks of a group', () => {
  it('are those of the month that is running in its time zone', async () => {
    const read = jest.fn<Promise<number>, Parameters<ReadGroupClicks>>(() => Promise.resolve(7));
    await expect(clicksWith(-1, read).thisMonth(5)).resolves.toBe(7);
    expect(read.mock.calls).toEqual([
      [5, new Date('2026-10-31T16:00:00Z'), new Date('2026-11-30T16:00:00Z')],
    ]);
  });

  it.each([
    [8, false],
    [7, true],
    [6, true],
  ])('of which the plan allows %i are used up by seven: %s', async (limit, isReached) => {
    await expect(clicksWith(limit, () => Promise.resolve(7)).isLimitReached(5)).resolves.toBe(isReached);
  });

  it('are not even read where the plan does not limit them', async () => {
    const read = jest.fn<Promise<number>, []>();
    await expect(clicksWith(-1, read).isLimitReached(5)).resolves.toBe(false);
    expect(read).not.toHaveBeenCalled();
  });
});
