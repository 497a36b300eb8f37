import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import DNS from 'dns2';

const { Packet } = DNS;

export type DnsType = 'A' | 'AAAA' | 'CNAME' | 'NS' | 'TXT';
/** `silence` answers nothing, as a firewall does. */
export type DnsFailure = 'SERVFAIL' | 'REFUSED' | 'silence';
/** A TXT may come in several strings of up to 255 bytes each. */
export type DnsValue = string | readonly string[];

const RCODES = { SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;
const TYPE_NAMES: ReadonlyMap<number, DnsType> = new Map(
  (['A', 'AAAA', 'CNAME', 'NS', 'TXT'] as const).map((type) => [Packet.TYPE[type], type]),
);
const MAX_ALIASES = 16;
const MAX_STARTS = 20;

interface DnsServerOptions {
  /** Zones that it knows at first hand: it follows no alias and refuses all other names. Unset: it resolves whatever is asked. */
  readonly zones?: readonly string[];
}

type Answered = { readonly records: DNS.Packet.Resource[] } | { readonly failure: keyof typeof RCODES };

/** A name server of the test's own, over UDP and TCP on one port of this machine. Names that were not set do not exist. */
export class TestDnsServer {
  /** Type and name of each question, such as `TXT _linklet.go.shop.tw`. */
  readonly questions: string[] = [];
  private readonly records = new Map<string, Map<DnsType, readonly DnsValue[]>>();
  private readonly failures = new Map<string, DnsFailure>();

  private constructor(
    private readonly udp: DNS.UDPServer,
    private readonly tcp: DNS.TCPServer,
    private readonly zones: readonly string[] | null,
  ) {
    const handle: DNS.DnsHandler = (request, send) => this.handle(request, send);
    udp.on('request', handle);
    tcp.on('request', handle);
  }

  static async start({ zones }: DnsServerOptions = {}): Promise<TestDnsServer> {
    for (let tries = 1; ; tries += 1) {
      const udp = DNS.createUDPServer({ type: 'udp4' });
      const tcp = DNS.createTCPServer();
      await udp.listen(0, '127.0.0.1');
      try {
        tcp.listen(udp.address().port, '127.0.0.1');
        await once(tcp, 'listening');
        return new TestDnsServer(udp, tcp, zones ?? null);
      } catch (error) {
        // The port was free for one of the two only.
        udp.close();
        if (tries === MAX_STARTS) throw error;
      }
    }
  }

  get port(): number {
    return (this.tcp.address() as AddressInfo).port;
  }

  /** For the setting `DNS_SERVERS`. */
  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** Puts these records of a name, in lower case, in the place of those of the same type; none takes them away. */
  set(type: DnsType, name: string, ...values: readonly DnsValue[]): void {
    const types = this.records.get(name) ?? new Map<DnsType, readonly DnsValue[]>();
    if (values.length === 0) types.delete(type);
    else types.set(type, values);
    if (types.size === 0) this.records.delete(name);
    else this.records.set(name, types);
  }

  /** All questions about a name, in lower case, fail like this from now on; null mends it. */
  fail(name: string, failure: DnsFailure | null): void {
    if (failure === null) this.failures.delete(name);
    else this.failures.set(name, failure);
  }

  async stop(): Promise<void> {
    const closed = [once(this.udp, 'close'), once(this.tcp, 'close')];
    this.udp.close();
    this.tcp.close();
    await Promise.all(closed);
  }

  private handle(request: DNS.Packet, send: (response: DNS.Packet) => Promise<Buffer> | undefined): void {
    const [question] = request.questions;
    const type = TYPE_NAMES.get(question?.type ?? 0);
    if (question === undefined || type === undefined) return;
    this.questions.push(`${type} ${question.name}`);
    if (this.failures.get(question.name) === 'silence') return;
    const response = Packet.createResponseFromRequest(request);
    const answered = this.answer(type, question.name.toLowerCase());
    if ('failure' in answered) response.header.rcode = RCODES[answered.failure];
    else response.answers.push(...answered.records);
    // A client that stopped waiting is no failure of the test.
    Promise.resolve(send(response)).catch(() => undefined);
  }

  private answer(type: DnsType, name: string): Answered {
    const isForeign = this.zones?.every((zone) => name !== zone && !name.endsWith(`.${zone}`));
    if (isForeign) return { failure: 'REFUSED' };
    const records: DNS.Packet.Resource[] = [];
    let at = name;
    for (let aliases = 0; aliases <= MAX_ALIASES; aliases += 1) {
      const failure = this.failures.get(at);
      if (failure !== undefined && failure !== 'silence') return { failure };
      records.push(...this.recordsOf(type, at));
      const [alias] = this.records.get(at)?.get('CNAME') ?? [];
      if (type === 'CNAME' || typeof alias !== 'string') {
        return records.length > 0 || this.exists(at) ? { records } : { failure: 'NXDOMAIN' };
      }
      records.push(...this.recordsOf('CNAME', at));
      if (this.zones !== null) return { records };
      at = alias.toLowerCase();
    }
    return { failure: 'SERVFAIL' };
  }

  private recordsOf(type: DnsType, name: string): DNS.Packet.Resource[] {
    return (this.records.get(name)?.get(type) ?? []).map((value) => resourceOf(type, name, value));
  }

  /** A name exists, too, when only names below it have records. */
  private exists(name: string): boolean {
    return [...this.records.keys()].some((known) => known === name || known.endsWith(`.${name}`));
  }
}

function resourceOf(type: DnsType, name: string, value: DnsValue): DNS.Packet.Resource {
  const data = typeof value === 'string' ? value : [...value];
  const fields = { A: 'address', AAAA: 'address', CNAME: 'domain', NS: 'ns', TXT: 'data' }[type];
  return new Packet.Resource({
    name,
    type: Packet.TYPE[type],
    class: Packet.CLASS.IN,
    ttl: 60,
    [fields]: data,
  });
}
