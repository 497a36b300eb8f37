import { analyticsPath, editorPath } from '../../features/links';
import { useLocalNavigate } from '../../i18n/use-local-path';
import { readableAddress } from '../../shared/format';
import { useStores } from '../../shared/store-context';
import type { Command } from './commands';
import type { FoundLinksStore } from './found-links.store';

interface ShownLink {
  readonly encodeId: string;
  /** The shared one when absent. */
  readonly domain?: string;
  readonly shortUrl: string;
  readonly url: string;
  readonly title?: string | null;
}

/** The links that this device knows, and those of the group that were found: each leads to where its owner works on it. */
export function useLinkCommands({ links: found, answered }: FoundLinksStore): readonly Command[] {
  const goTo = useLocalNavigate();
  const { deviceLinks, session } = useStores();
  const toCommand = ({ encodeId, domain, shortUrl, url, title = null }: ShownLink): Command => ({
    id: `link-${shortUrl}`,
    group: 'links',
    label: readableAddress(shortUrl),
    hint: title ?? url,
    words: url,
    run: () =>
      goTo(session.isSignedIn ? editorPath(session.groupId, encodeId, domain) : analyticsPath(encodeId)),
  });
  const foundHere = new Set(found.map(({ shortUrl }) => shortUrl));
  return [
    ...found.map((link) => ({ ...toCommand(link), foundBy: answered })),
    ...deviceLinks.links
      .filter((link) => !link.isLeaving && !foundHere.has(link.shortUrl))
      .map(({ kept }) => toCommand(kept)),
  ];
}
