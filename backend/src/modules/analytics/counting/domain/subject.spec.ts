import { numbersOf, partialCount, type Subject } from './subject';

describe('the subject of a report', () => {
  it.each<[string, Subject, ReturnType<typeof partialCount>]>([
    ['a link', { kind: 'link', linkId: 1 }, null],
    ['a group', { kind: 'group', groupId: 1 }, null],
    ['links of the caller’s choice', { kind: 'links', linkIds: [1, 2] }, null],
    ['all links with a tag', { kind: 'links', linkIds: [1, 2], count: 2 }, null],
    ['some links with a tag', { kind: 'links', linkIds: [1, 2], count: 3 }, { countedLinks: 2, allLinks: 3 }],
  ])('says whether it is counted in part: %s', (_, subject, partial) => {
    expect(partialCount(subject)).toEqual(partial);
  });
});

describe('the counters of a subject', () => {
  it.each<[string, Subject, readonly number[]]>([
    ['a link', { kind: 'link', linkId: 5 }, [5]],
    ['links, each once', { kind: 'links', linkIds: [5, 6, 5] }, [5, 6]],
    ['a group', { kind: 'group', groupId: 7 }, [-8]],
    ['guests', { kind: 'group', groupId: 0 }, [-1]],
    ['the site', { kind: 'site' }, [0]],
  ])('are those of %s', (_, subject, numbers) => {
    expect(numbersOf(subject)).toEqual(numbers);
  });
});
