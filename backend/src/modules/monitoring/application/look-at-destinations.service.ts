import { Injectable } from '@nestjs/common';
import { AddressSafety } from '../../safety';
import { concernsHost, type ProbeAnswer } from '../../links/values';
import type { AddressVerdict } from '../domain/marks-by-verdict';
import { DestinationProbe } from './ports/destination-probe';
import type { DueDestination } from './check-run';

/** What was found where a destination is. */
export interface Sighting extends DueDestination {
  /** Null for what is no address, however it came to be stored. */
  readonly verdict: AddressVerdict | null;
  /** Null when no server was called, or when the trouble may be ours; no server is called for addresses that no link leads to first. */
  readonly answer: ProbeAnswer | null;
}

interface Found {
  /** In the order in which they came. */
  readonly answers: Omit<Sighting, 'verdict'>[];
  readonly verdicts: Map<string, AddressVerdict | null>;
}

/** What one page of a host says of all others: null when there is no time for them, undefined when it says nothing. */
function answerForRest(answer: ProbeAnswer): ProbeAnswer | null | undefined {
  if (answer === 'too-slow') return null;
  return concernsHost(answer) ? answer : undefined;
}

/** Hosts that are called at the same time; each has one call at a time. */
const HOSTS_AT_ONCE = 8;

function byHost(destinations: readonly DueDestination[]): readonly (readonly DueDestination[])[] {
  const hosts = new Map<string, DueDestination[]>();
  for (const each of destinations) {
    const known = hosts.get(each.host);
    if (known) known.push(each);
    else hosts.set(each.host, [each]);
  }
  return [...hosts.values()];
}

/** Looks at each destination once: is it safe, and is it there. */
@Injectable()
export class LookAtDestinationsService {
  constructor(
    private readonly safety: AddressSafety,
    private readonly probe: DestinationProbe,
  ) {}

  /** In the order in which it was found. Pages of a host that takes too long are called another time. Throws when it is told to stop. */
  async look(destinations: readonly DueDestination[], signal: AbortSignal): Promise<readonly Sighting[]> {
    const found: Found = { answers: [], verdicts: new Map() };
    const waiting = [...byHost(destinations)];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await this.visit(next, found, signal);
    };
    await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
    signal.throwIfAborted();
    return found.answers.map((each) => ({ ...each, verdict: found.verdicts.get(each.url) ?? null }));
  }

  /** Each is judged, whatever its host answers: or one page that plays dead would keep the others from being looked at. */
  private async visit(
    host: readonly DueDestination[],
    { answers, verdicts }: Found,
    signal: AbortSignal,
  ): Promise<void> {
    const isCalled = ({ links }: DueDestination): boolean => links.length > 0;
    answers.push(...host.filter((each) => !isCalled(each)).map((each) => ({ ...each, answer: null })));
    const toCall = host.filter(isCalled);
    for (const destination of host) {
      signal.throwIfAborted();
      verdicts.set(destination.url, await this.judge(destination.url));
      if (toCall[0] !== destination) continue;
      toCall.shift();
      const answer = await this.probe.probe(destination.url);
      answers.push({ ...destination, answer });
      const forRest = answerForRest(answer);
      // At once: in what order answers came tells our own trouble from others'.
      if (forRest !== undefined) {
        answers.push(...toCall.splice(0).map((each) => ({ ...each, answer: forRest })));
      }
    }
  }

  private async judge(url: string): Promise<AddressVerdict | null> {
    return URL.canParse(url) ? this.safety.judge(url, { isThorough: true }) : null;
  }

  /** Whether one of these can be reached. */
  async isAnyThere(urls: readonly string[]): Promise<boolean> {
    for (const url of urls) if (typeof (await this.probe.probe(url)) === 'number') return true;
    return false;
  }
}
