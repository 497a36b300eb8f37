import { ApiError } from '../../api/api-error';
import { reminderOf } from './reminder';
import { RemindersStore } from './reminders.store';

const refusal = (code: string, details: object = {}) =>
  new ApiError({ status: 403, code, message: '', details: { code, details } });
const TAGS = { what: 'tags', limit: 30, used: 30, plan: 'initial' };

describe('a refused call', () => {
  it.each([
    [
      'plan.limit-reached',
      TAGS,
      true,
      { kind: 'limit', limit: 'tags', used: 30, allowed: 30, plan: 'initial' },
    ],
    [
      'plan.limit-reached',
      { ...TAGS, plan: null },
      true,
      { kind: 'limit', limit: 'tags', used: 30, allowed: 30, plan: null },
    ],
    ['plan.limit-reached', { ...TAGS, what: 'unheard-of' }, true, null],
    [
      'plan.feature-missing',
      { feature: 'export', plan: 'initial' },
      true,
      { kind: 'feature', feature: 'export', plan: 'initial' },
    ],
    ['plan.feature-missing', { feature: 'toString', plan: 'initial' }, true, null],
    ['plan.seat-read-only', {}, true, { kind: 'seat' }],
    ['identity.plz-login', {}, false, { kind: 'log-in' }],
    ['identity.plz-login', {}, true, null],
    ['links.slug-taken', {}, true, null],
  ])('with %s %j (logged in: %s) reminds of %j', (code, details, isSignedIn, reminder) => {
    expect(reminderOf(refusal(code, details), isSignedIn)).toEqual(reminder);
  });
});

describe('reminders', () => {
  it('come one at a time, and again after they were closed', () => {
    const store = new RemindersStore();
    store.note(refusal('links.slug-taken'), true);
    expect(store.current).toBeNull();
    store.note(refusal('plan.seat-read-only'), true);
    store.note(refusal('plan.limit-reached', TAGS), true);
    expect(store.current).toEqual({ kind: 'seat' });
    store.close();
    store.note(refusal('plan.limit-reached', TAGS), true);
    expect(store.current).toMatchObject({ kind: 'limit' });
  });
});
