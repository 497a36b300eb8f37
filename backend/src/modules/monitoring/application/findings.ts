import { type ProbeAnswer, addressHostOf } from '../../links/values';
import type { AddressVerdict } from '../domain/marks-by-verdict';
import { isSettled, verdictOfAll } from '../domain/verdict-of-all';
import type { PatrolLink } from './ports/patrol-store';
import type { Sighting } from './look-at-destinations.service';

type Looked = Pick<PatrolLink, 'main' | 'addresses'>;

/** What one run has found, and what that says of each of its links. */
export class MonitoringFindings {
  private readonly byUrl: ReadonlyMap<string, Sighting>;

  constructor(
    readonly sightings: readonly Sighting[],
    readonly links: readonly PatrolLink[],
  ) {
    this.byUrl = new Map(sightings.map((each) => [each.url, each]));
  }

  /** Null when no server was called, or when the trouble may have been ours. */
  answerOf(url: string): ProbeAnswer | null {
    return this.byUrl.get(url)?.answer ?? null;
  }

  /** Of all that the link may lead to. */
  verdictOf({ addresses }: Looked): AddressVerdict {
    return verdictOfAll(addresses.map((url) => this.byUrl.get(url)?.verdict ?? null));
  }

  /** Of the first address that does harm; of where it leads first when none does. */
  hostToName({ addresses }: Looked): string {
    const harmful = addresses.find((url) => this.byUrl.get(url)?.verdict?.standing === 'dangerous');
    return addressHostOf(harmful ?? addresses[0] ?? '');
  }

  /** Whether nothing of what was to be found out is missing. */
  isLookedAt(link: Looked): boolean {
    const isHeard = link.main === null || this.answerOf(link.main) !== null;
    return isHeard && isSettled(this.verdictOf(link));
  }
}
