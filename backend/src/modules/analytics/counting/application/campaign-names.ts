import { ownCopy } from '../../../../shared/own-copy';
import { type CalendarDay, DAY_MS } from '../domain/calendar-day';

/** Names that are counted by themselves on one day: more than any campaign has, far fewer than a visitor can make up. */
export const MAX_NAMES_PER_LINK = 300;
export const MAX_NAMES_IN_TOTAL = 20_000;

/** Journals of several processes are read one after the other, so that around midnight two days take turns. */
const DAYS = 2;

class NamesOfDay {
  private readonly byLink = new Map<number, Set<string>>();
  private all = 0;

  takes(name: string, linkId: number): boolean {
    const known = this.byLink.get(linkId);
    if (known?.has(name)) return true;
    if (this.all >= MAX_NAMES_IN_TOTAL || (known && known.size >= MAX_NAMES_PER_LINK)) return false;
    const own = ownCopy(name);
    if (known) known.add(own);
    else this.byLink.set(linkId, new Set([own]));
    this.all += 1;
    return true;
  }
}

/**
 * The names of campaigns that are counted by themselves. A visitor of a link can make names up, and each of its own would
 * be a row of its own for the link, its group and the site, for good.
 */
export class CampaignNames {
  private readonly days = new Map<CalendarDay, NamesOfDay>();

  /** Whether a visit of this link may count under the name. One answer counts for whatever the visit is counted of, so that sums add up. */
  take(name: string, linkId: number, at: number): boolean {
    return this.of(Math.floor(at / DAY_MS)).takes(name, linkId);
  }

  private of(day: CalendarDay): NamesOfDay {
    const known = this.days.get(day);
    if (known) return known;
    const [earliest] = this.days.keys();
    if (earliest !== undefined && this.days.size === DAYS) this.days.delete(earliest);
    const names = new NamesOfDay();
    this.days.set(day, names);
    return names;
  }
}
