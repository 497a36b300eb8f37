import type { Example } from './example';

const onLink: Example = ({ link }) => ({ path: { encodeId: link } });

const setting =
  (body: object): Example =>
  (things) => ({ ...onLink(things), body });

const set = (value: unknown): Example => setting({ value });
const nothing: Example = () => ({});

const SITE = 'https://example.com/';
const TOOL_SETTINGS = { note: 'Sent on Mondays', value: { utmSource: 'newsletter', utmMedium: 'email' } };

export const LINK_EXAMPLES: Readonly<Record<string, Example>> = {
  'links.add-tag': ({ newTag }) => ({ body: { value: newTag, color: 'green' } }),
  'links.add-tool': () => ({ body: { name: 'Newsletter', ...TOOL_SETTINGS } }),
  'links.batch-create': () => ({
    body: {
      links: [{ url: `${SITE}one` }, { url: `${SITE}two`, title: 'The second', externalId: 'order-2' }],
    },
  }),
  'links.batch-put-back': ({ trashedLink }) => ({ body: { encodeIds: [trashedLink] } }),
  'links.batch-set-url': ({ link }) => ({ body: { encodeIds: [link], value: `${SITE}sale` } }),
  'links.batch-tag': ({ link, newTag }) => ({ body: { encodeIds: [link], add: [newTag] } }),
  'links.batch-trash': ({ link }) => ({ body: { encodeIds: [link] } }),
  'links.change-tag': ({ tag }) => ({ path: { tagId: tag }, body: { color: 'blue' } }),
  'links.change-tool': ({ tool }) => ({ path: { id: tool }, body: { name: 'Mondays', ...TOOL_SETTINGS } }),
  'links.check-address': () => ({ body: { url: SITE } }),
  'links.check-slug': ({ newSlug }) => ({ body: { value: newSlug } }),
  'links.count-external-ids': nothing,
  'links.delete-tag': ({ tag }) => ({ path: { tagId: tag } }),
  'links.delete-tool': ({ tool }) => ({ path: { id: tool } }),
  'links.duplicate': onLink,
  'links.edit': setting({ title: 'Spring sale', note: 'Ends in May', externalId: 'order-1' }),
  'links.explain': setting({ device: 'iphone-line', country: 'TW' }),
  'links.export': () => ({ body: { sort: 'newest' } }),
  'links.list': () => ({ body: { limit: 20, sort: 'clicks', filters: [{ key: 'text', value: 'spring' }] } }),
  'links.list-domains': onLink,
  'links.list-filter-options': () => ({ query: { key: 'domain' } }),
  'links.list-names': () => ({ body: { tab: 'api' } }),
  'links.list-suggestions': ({ linkId }) => ({ path: { mapId: linkId } }),
  'links.list-tags': nothing,
  'links.list-targets': onLink,
  'links.list-tools': nothing,
  'links.merge-tag': ({ tag, otherTag }) => ({ path: { tagId: tag }, body: { into: otherTag } }),
  'links.open-own': onLink,
  'links.parse': () => ({ body: { url: SITE } }),
  'links.remove-tag': ({ link, tag }) => ({ path: { encodeId: link, tagId: tag } }),
  'links.roll-back': ({ link, change }) => ({ path: { encodeId: link }, body: { changeId: change } }),
  'links.set-analytics-obscurity': set(false),
  'links.set-backup-url': set('https://example.org/'),
  'links.set-domain': ({ link, host }) => ({ path: { encodeId: link }, body: { domain: host } }),
  'links.set-expiry': setting({ value: '2099-12-31T23:59:59Z', fallbackUrl: `${SITE}over` }),
  'links.set-native-open': set(true),
  'links.set-note': set('For the fair in May'),
  'links.set-path-format': set({ key: 'channel' }),
  'links.set-preview': setting({ title: 'Spring sale', description: 'All week long' }),
  'links.set-slug': ({ link, newSlug }) => ({ path: { encodeId: link }, body: { value: newSlug } }),
  'links.set-smart-utm': set(false),
  'links.set-star': set(true),
  'links.set-tags': ({ link, tag }) => ({ path: { encodeId: link }, body: { value: [tag] } }),
  'links.set-targets': setting({ targets: [{ target: 'ios', url: 'https://apps.apple.com/app/id1' }] }),
  'links.set-tools': ({ link, tool }) => ({ path: { encodeId: link }, body: { value: [tool] } }),
  'links.set-url': set(`${SITE}sale`),
  'links.shorten': ({ newSlug }) => ({
    body: { url: `${SITE}?page=1`, encodeId: newSlug, title: 'Spring’s sale' },
  }),
  'links.show': onLink,
  'links.show-card-fetches': onLink,
  'links.show-destination': onLink,
  'links.show-history': onLink,
  'links.suggest': ({ linkId }) => ({ path: { mapId: linkId }, body: { type: 'title', style: 'concise' } }),
  'links.trash': onLink,
  'links.upload-image': () => ({
    form: { isVideo: 'false', playIcon: 'false', noCrop: 'true', isEncodedGif: 'false' },
    file: 'picture.png',
  }),
};
