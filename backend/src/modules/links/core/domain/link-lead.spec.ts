import { leadOf } from './link-lead';
import { NEW_LINK_SETTINGS } from './link-settings';
import { NO_FINDINGS } from './link-findings';

const NOW = new Date('2026-11-21T12:00:00Z');
const URL = 'https://e.test/';
const LINK = { ...NEW_LINK_SETTINGS, ...NO_FINDINGS, url: URL, isTrashed: false };
const OVER = { expiresAt: NOW };
const DOWN = { downSince: NOW };

describe('where a link leads', () => {
  it.each([
    ['any link', {}, 'live', URL],
    ['a link that ends later', { expiresAt: new Date(NOW.getTime() + 1) }, 'live', URL],
    ['a link with a warning', { warning: 'young' }, 'warned', URL],
    ['an expired link', OVER, 'expired', null],
    [
      'an expired link with a fallback',
      { ...OVER, fallbackUrl: 'https://f.test/' },
      'live',
      'https://f.test/',
    ],
    ['a link that is down', DOWN, 'live', URL],
    [
      'a link that is down, with a backup',
      { ...DOWN, backupUrl: 'https://b.test/' },
      'live',
      'https://b.test/',
    ],
    ['a link that is up, with a backup', { backupUrl: 'https://b.test/' }, 'live', URL],
    ['a disabled link', { disabledFor: 'abuse', ...OVER }, 'disabled', null],
    ['a deleted link', { isTrashed: true, disabledFor: 'abuse' }, 'deleted', null],
  ] as const)('is told of %s', (_, settings, state, url) => {
    expect(leadOf({ ...LINK, ...settings }, NOW)).toEqual({ state, url });
  });
});
