import { applyRules, isOwnPath, readRules, RedirectRules } from './redirect-rules';

describe('a path of this site', () => {
  it.each([
    ['/', true],
    ['/users/7?tab=star#top', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/a\\b', false],
    ['/\n/evil.example', false],
    ['https://evil.example', false],
    ['users', false],
    ['', false],
  ])('%j: %s', (path, isOwn) => {
    expect(isOwnPath(path)).toBe(isOwn);
  });
});

describe('the rules of a device', () => {
  it.each([
    [null],
    ['/'],
    [{}],
    [[null, 1, { from: '/' }, { from: 1, to: 2 }]],
    [[{ from: '/', to: '//evil.example' }]],
  ])('are none when it holds %j', (value) => {
    expect(readRules(value)).toEqual([]);
  });

  it('are those that lead from one page of the site to another', () => {
    const good = { from: '/', to: '/onboarding' };
    expect(
      readRules([good, { from: '/', to: 'javascript:alert(1)' }, { from: '/log', to: 'users' }]),
    ).toEqual([good, { from: '/log', to: 'users' }]);
    expect(readRules(Array.from({ length: 100 }, () => good))).toHaveLength(20);
  });
});

describe('a rule', () => {
  const rules = [
    { from: '/', to: '/onboarding' },
    { from: '/log', to: 'users' },
    { from: '/help', to: '/help' },
  ];

  it('is used once', () => {
    const used = applyRules(rules, '/', 0);
    expect(used).toEqual({ to: '/onboarding', left: rules.slice(1) });
    expect(applyRules(used?.left ?? [], '/', 0)).toBeNull();
  });

  it('leads to the links of the group, and waits until there is one', () => {
    expect(applyRules(rules, '/log', 0)).toBeNull();
    expect(applyRules(rules, '/log', 70)?.to).toBe('/users/70');
  });

  it.each(['/help', '/pricing', '/onboarding'])('is not for %s', (path) => {
    expect(applyRules(rules, path, 70)).toBeNull();
  });
});

describe('the rules that a device keeps', () => {
  it('are gone once used', () => {
    let kept: unknown = [{ from: '/', to: 'users' }];
    const write = (value: unknown): boolean => {
      kept = value;
      return true;
    };
    const rules = new RedirectRules({ read: () => kept, write });
    expect(rules.take('/', 70)).toBe('/users/70');
    expect(kept).toEqual([]);
    expect(rules.take('/', 70)).toBeNull();
  });

  it('are not used when they cannot be removed', () => {
    const rules = new RedirectRules({ read: () => [{ from: '/', to: '/log' }], write: () => false });
    expect(rules.take('/', 70)).toBeNull();
  });
});
