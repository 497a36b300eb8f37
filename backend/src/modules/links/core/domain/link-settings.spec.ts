import { settingChangesOf, type LinkSettings, NEW_LINK_SETTINGS } from './link-settings';

const noon = new Date('2026-11-21T12:00:00Z');
const settings: LinkSettings = {
  ...NEW_LINK_SETTINGS,
  domainId: 0,
  slug: 'abc',
  url: 'https://e.test/',
  expiresAt: noon,
};

describe('changes of a link', () => {
  it('are told with what was before', () => {
    expect(settingChangesOf(settings, { note: 'x', isStarred: true })).toEqual([
      { field: 'note', before: null, after: 'x' },
      { field: 'isStarred', before: false, after: true },
    ]);
  });

  it('are none when everything is as it was', () => {
    const same = { url: 'https://e.test/', note: null, expiresAt: new Date(noon), isStarred: false };
    expect(settingChangesOf(settings, same)).toEqual([]);
    expect(settingChangesOf(settings, {})).toEqual([]);
  });
});
