import type { ProbeAnswer } from '../../links/values';
import { beyondDoubt, isDoubtful } from './own-trouble';

const found = (answers: readonly ProbeAnswer[]) => answers.map((answer) => ({ answer }));
const answersOf = (answers: readonly ProbeAnswer[]) =>
  beyondDoubt(found(answers)).map(({ answer }) => answer);

describe('a run', () => {
  it.each<[readonly ProbeAnswer[], boolean, readonly (ProbeAnswer | null)[]]>([
    [[], false, []],
    [[200, 404], false, [200, 404]],
    [['no-such-host'], true, [null]],
    [['no-such-host', 'no-answer', 'too-slow'], true, [null, null, null]],
    [['no-such-host', 200], false, ['no-such-host', 200]],
    [[200, 'no-answer'], true, [200, null]],
    [['too-slow', 503, 'no-answer', 'not-public'], true, ['too-slow', 503, null, 'not-public']],
    [['not-public', 'too-many-redirects'], false, ['not-public', 'too-many-redirects']],
  ])('that finds %j is in doubt: %p; beyond it stands %j', (answers, isInDoubt, certain) => {
    expect(isDoubtful(found(answers))).toBe(isInDoubt);
    expect(answersOf(answers)).toEqual(certain);
  });
});
