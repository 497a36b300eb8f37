import { hidingReason, type ReaderRights } from './report-visibility';

/** A general member of the group whose link it is. */
const member: ReaderRights = {
  isAdmin: false,
  isAuthorKnown: true,
  isClickLimitReached: false,
  isProtected: false,
  isOfReadersGroup: true,
  isSignedIn: true,
};

describe('where visitors come from, and with what', () => {
  it.each<[string, Partial<ReaderRights>, string | null]>([
    ['is seen by members of the group', {}, null],
    ['by them also where it is protected', { isProtected: true }, null],
    ['by strangers where analytics are public', { isOfReadersGroup: false }, null],
    ['by guests there, too', { isOfReadersGroup: false, isSignedIn: false }, null],
    ['not by strangers where it is protected', { isProtected: true, isOfReadersGroup: false }, 'protected'],
    ['not by guests where it is protected', { isProtected: true, isSignedIn: false }, 'protected'],
    ['not of a link that a guest made', { isAuthorKnown: false }, 'author-unknown'],
    ['not once the clicks of the plan are used up', { isClickLimitReached: true }, 'click-limit'],
    [
      'for the first of several reasons',
      { isAuthorKnown: false, isClickLimitReached: true, isProtected: true },
      'author-unknown',
    ],
    [
      'by admins whatever the link',
      {
        isAdmin: true,
        isAuthorKnown: false,
        isClickLimitReached: true,
        isProtected: true,
        isOfReadersGroup: false,
      },
      null,
    ],
  ])('%s', (_, change, reason) => {
    expect(hidingReason({ ...member, ...change })).toBe(reason);
  });
});
