import { firstSentence, sessionOutcomeOf } from './session-failure';

describe('a refusal', () => {
  it.each([
    ['Unauthorized', false, { kind: 'refresh' }],
    ['jwt: Unauthorized status:401', false, { kind: 'refresh' }],
    ['Invalid user', true, { kind: 'leave', reason: 'invalid' }],
    ['Invalid user', false, { kind: 'fail', code: 'invalidUser', isOver: true }],
    ['refresh token is invalid', true, { kind: 'leave', reason: 'ended' }],
    ['refresh token is invalid', false, { kind: 'leave', reason: 'ended' }],
    ['Something wrong', true, { kind: 'fail', code: 'somethingWrong', isOver: false }],
    ['Login failed', true, { kind: 'fail', code: 'loginFailed', isOver: true }],
    ['IP not allow', true, { kind: 'fail', code: 'ipNotAllow', isOver: false }],
    ['Not a valid group member', true, { kind: 'fail', code: 'notAValidGroupMember', isOver: true }],
    ['plzLogin', true, { kind: 'fail', code: 'plzLogin', isOver: true }],
    ['The link is gone. It was deleted.', false, { kind: 'say', text: 'The link is gone.' }],
    ['Unauthorized', true, { kind: 'say', text: 'Unauthorized' }],
    ['', false, { kind: 'say', text: '' }],
  ])('%j (while refreshing: %s) means %j', (message, isRefreshing, outcome) => {
    expect(sessionOutcomeOf(message, isRefreshing)).toEqual(outcome);
  });

  it.each([
    ['One. Two.', 'One.'],
    ['Version 1.2 is old! Get 1.3.', 'Version 1.2 is old!'],
    ['連結不存在。請再試一次。', '連結不存在。'],
    ['  no end ', 'no end'],
  ])('%j is shown as %j', (message, shown) => {
    expect(firstSentence(message)).toBe(shown);
  });
});
