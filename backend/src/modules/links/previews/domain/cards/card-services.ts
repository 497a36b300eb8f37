import type { Crawler } from '../../../../../shared/domain/visitor/crawler';

/** What a service does with the cards that its program has fetched. */
interface CardService {
  /** It asks again after so many hours at the latest. */
  readonly cacheHours?: number;
  /** Where everybody can have it look again: an address that takes the link's own at its end, or has a field for it. */
  readonly tool?: string;
  readonly takesAddress?: true;
}

const WEEK_HOURS = 168;

/** Those of which something is known; the others neither say how long they remember nor let anybody ask them. */
const SERVICES: Readonly<Partial<Record<Crawler, CardService>>> = {
  facebook: { cacheHours: 24, tool: 'https://developers.facebook.com/tools/debug/?q=', takesAddress: true },
  line: { tool: 'https://poker.line.naver.jp/' },
  x: { cacheHours: WEEK_HOURS },
  linkedin: {
    cacheHours: WEEK_HOURS,
    tool: 'https://www.linkedin.com/post-inspector/inspect/',
    takesAddress: true,
  },
  slack: { cacheHours: 24 },
  telegram: { tool: 'https://t.me/WebpageBot' },
  kakaotalk: { tool: 'https://developers.kakao.com/tool/debugger/sharing' },
  pinterest: { tool: 'https://developers.pinterest.com/tools/url-debugger/' },
};

/** Hours after which a service asks again at the latest; null where it does not say. */
export const cacheHoursOf = (crawler: Crawler): number | null => SERVICES[crawler]?.cacheHours ?? null;

/** Where one has a service look at a short address again; null where that cannot be done. */
export function refreshToolFor(crawler: Crawler, shortUrl: string): string | null {
  const { tool, takesAddress } = SERVICES[crawler] ?? {};
  if (tool === undefined) return null;
  return takesAddress ? `${tool}${encodeURIComponent(shortUrl)}` : tool;
}

/**
 * The same link under an address that no service remembers. Each fetch is counted, also of such an address, so the next
 * number has never been fetched. Visits ignore the parameter.
 * @param fetches of all services together
 */
export const unseenAddress = (shortUrl: string, fetches: number): string => `${shortUrl}?v=${fetches + 1}`;
