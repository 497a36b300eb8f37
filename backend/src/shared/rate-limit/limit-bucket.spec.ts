import { limitBucketOf } from './limit-bucket';

describe('whom a limit counts', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2:ffff::', '2001:db8:1:2::'],
    ['2001:db8:1:3::1', '2001:db8:1:3::'],
    ['fe80::1%eth0', 'fe80::'],
    ['ada@example.com', 'ada@example.com'],
    ['user:7 browser:x', 'user:7 browser:x'],
  ])('%s counts as %s', (key, bucket) => {
    expect(limitBucketOf(key)).toBe(bucket);
  });
});
