import { withPassedQuery } from './passed-query';
import { smartUtmPlace, withCampaign } from './smart-utm';
import type { Visit } from './visit';
import type { VisitedLink } from './visited-link';
import { withPath } from './path-format';

/**
 * The address on the web that a visit is led to: with what the visitor wrote after the slug and, where the link passes
 * that on, behind the question mark, and with where they come
 * from. Programs get it without the latter: there was no click, and an index or a preview is to have the page's own address.
 */
export function leadTo(url: string, link: VisitedLink, { extraPath, visitor }: Visit): string {
  const { smartUtm, rules } = link;
  const passed = visitor.passedQuery;
  if (url === link.url && extraPath === null && passed === '') {
    return smartUtm === null || visitor.isBot ? url : withCampaign(smartUtm, visitor.campaign, url);
  }
  const key = rules?.pathKey ?? null;
  const withExtra = extraPath === null || key === null ? url : withPath(url, key, extraPath);
  const written = withPassedQuery(withExtra, passed);
  if (rules?.hasSmartUtm !== true || visitor.isBot) return written;
  const place = smartUtmPlace(written);
  return place === null ? written : withCampaign(place, visitor.campaign, written);
}
