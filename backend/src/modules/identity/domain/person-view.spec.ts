import { endOfView, isOpenTo, type PersonView } from './person-view';

const start = new Date('2026-11-27T10:00:00Z');
const view: PersonView = {
  id: '0'.repeat(32),
  adminUserId: 7,
  sessionId: 'desk',
  userId: 8,
  groupId: 9,
  expiresAt: endOfView(start),
};
const admin = { userId: 7, sessionId: 'desk' };
const after = (minutes: number, ms = 0): Date => new Date(start.getTime() + minutes * 60_000 + ms);

describe('a view of a person', () => {
  it.each([
    [0, 0, true],
    [15, -1, true],
    [15, 0, false],
  ])('%i min and %i ms after its start is open: %s', (minutes, ms, isOpen) => {
    expect(isOpenTo(view, admin, after(minutes, ms))).toBe(isOpen);
  });

  it.each([
    ['another admin', { ...admin, userId: 6 }],
    ['the person themselves', { ...admin, userId: 8 }],
    ['another session of the same admin', { ...admin, sessionId: 'phone' }],
  ])('is closed to %s', (_, by) => {
    expect(isOpenTo(view, by, start)).toBe(false);
  });
});
