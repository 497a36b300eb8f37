import type { AddressSafety, Verdict } from '../../safety';
import type { RowFlag } from '../domain/row-verdict';

/** Each takes up to three seconds of others' time. */
const AT_ONCE = 4;
/** Hosts of one file that others are asked about; the rest is looked at once the links are there. */
const MAX_HOSTS = 200;

interface HostVerdict {
  readonly url: string;
  readonly standing: Verdict['standing'];
}

/** What others say of the hosts of one file: each is asked about once, a few at a time. */
export class HostVerdicts {
  private readonly verdicts = new Map<string, Promise<HostVerdict>>();

  constructor(private readonly safety: AddressSafety) {}

  /** Asks about hosts that are new. */
  async learn(urls: readonly string[]): Promise<void> {
    const fresh = new Map<string, string>();
    for (const url of urls) {
      const { host } = new URL(url);
      const isKnown = this.verdicts.has(host) || fresh.has(host);
      if (!isKnown && this.verdicts.size + fresh.size < MAX_HOSTS) fresh.set(host, url);
    }
    const waiting = [...fresh];
    for (let from = 0; from < waiting.length; from += AT_ONCE) {
      await Promise.all(waiting.slice(from, from + AT_ONCE).map(([host, url]) => this.ask(host, url)));
    }
  }

  /** `dangerous`: this very address does harm. Another one of its host is no reason to refuse, but one to look twice. */
  async verdictOf(url: string): Promise<RowFlag | 'dangerous' | null> {
    const verdict = await this.verdicts.get(new URL(url).host);
    if (!verdict || verdict.standing === 'unchecked') return 'unchecked';
    if (verdict.standing === 'clean') return null;
    return verdict.standing === 'dangerous' && verdict.url === url ? 'dangerous' : 'suspicious';
  }

  private ask(host: string, url: string): Promise<HostVerdict> {
    const verdict = this.safety
      .judge(url, { isThorough: true })
      .then(({ standing }): HostVerdict => ({ url, standing }));
    this.verdicts.set(host, verdict);
    return verdict;
  }
}
