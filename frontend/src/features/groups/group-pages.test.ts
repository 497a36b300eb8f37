import { groupPages, pageIn } from './group-pages';

describe('the same page of another group', () => {
  it.each([
    ['/users/70', '/users/71'],
    ['/users/70/members', '/users/71/members'],
    ['/users/70/group', '/users/71/group'],
    ['/users/700', '/users/700'],
    ['/users/72/members', '/users/72/members'],
    ['/users/settings', '/users/settings'],
    ['/usage', '/usage'],
    ['/', '/'],
  ])('%s is %s', (path, next) => {
    expect(pageIn({ from: 70, to: 71 }, path)).toBe(next);
  });
});

it('the pages of a group stand below its address, but for its numbers, its usage and its bills', () => {
  expect(groupPages(70)).toEqual({
    links: '/users/70',
    analytics: '/analytics',
    tags: '/users/70/tags',
    tools: '/users/70/tools',
    team: '/users/70/members',
    activities: '/users/70/activities',
    settings: '/users/70/group',
    usage: '/usage',
    billing: '/billing',
  });
});
