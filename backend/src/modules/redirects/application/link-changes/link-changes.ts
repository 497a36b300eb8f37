import type { LinkChanged, LinkCreated, LinkTrashed, ManyLinksChanged } from '../../../links/events';
import { ANY_CHANGE } from '../../../../shared/change-feed/change-log';
import { placeKey } from '../../domain/visit/visited-place';

/** What all processes have to hear of. */
export type LinkEvent = LinkChanged | LinkCreated | LinkTrashed | ManyLinksChanged;

export const LINK_EVENTS = [
  'links.link-changed',
  'links.link-created',
  'links.link-trashed',
  'links.many-links-changed',
] as const satisfies readonly LinkEvent['type'][];

/** Links that did not exist before: they are known nowhere, so all that is to be forgotten is that they were unknown. No key of a place begins like this. */
export const NEW_LINKS = '+';

/** Of more links than these, one transaction says that it may have been any. */
const MAX_NAMED = 500;

/** What one transaction has to tell: keys of places (`placeKey`), {@link NEW_LINKS}, {@link ANY_CHANGE}; each once. */
export function linkChangesOf(events: readonly LinkEvent[]): string[] {
  const change = new Set<string>();
  for (const event of events) {
    if (event.type === 'links.many-links-changed') change.add(ANY_CHANGE);
    else if (event.type === 'links.link-created') change.add(NEW_LINKS);
    else change.add(placeKey(event.domainId, event.slug));
  }
  return change.has(ANY_CHANGE) || change.size > MAX_NAMED ? [ANY_CHANGE] : [...change];
}
