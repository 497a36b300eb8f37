import { smartUtmPlace, withCampaign } from './smart-utm';
import type { Visit } from './visit';
import type { VisitedLink } from './visited-link';
import { withPath } from './path-format';

/**
 * The address on the web that a visit is led to: with what the visitor wrote after the slug, and with where they come
 * from. Programs get it without the latter: nobody clicked, and an index or a preview is to have the page's own address.
 */
export function leadTo(url: string, link: VisitedLink, { extraPath, visitor }: Visit): string {
  const { smartUtm, rules } = link;
  if (url === link.url && extraPath === null) {
    return smartUtm === null || visitor.isBot ? url : withCampaign(smartUtm, visitor.campaign);
  }
  const key = rules?.pathKey ?? null;
  const written = extraPath === null || key === null ? url : withPath(url, key, extraPath);
  if (rules?.hasSmartUtm !== true || visitor.isBot) return written;
  const place = smartUtmPlace(written);
  return place === null ? written : withCampaign(place, visitor.campaign);
}
