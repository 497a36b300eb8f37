import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { fetchableAddress } from '../domain/fetchable-address';
import { readBody, type ReadUntil } from './answer-body';
import { bareHost } from './bare-host';
import { CallTime } from './call-time';
import { answerTo, type OutboundQuestion } from './exchange';
import type { OutboundNetwork } from './outbound-network';
import { Unreachable } from './unreachable';

const MAX_REDIRECTS = 3;
const PACKINGS = 'gzip, deflate, br';
const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

export interface AnswerHead {
  /** Where the redirects ended. */
  readonly url: URL;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

export interface OutboundAnswer extends AnswerHead {
  readonly body: Buffer;
  /** False when it is cut: too long, too slow, broken off, or all that was wanted. */
  readonly isWhole: boolean;
}

export interface FetchOptions {
  /** HEAD asks for no body; what is not named asks for one. */
  readonly method?: 'GET' | 'HEAD';
  /** The header `Accept`. */
  readonly accept: string;
  /** For the first address alone: servers that it redirects to have no business with them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the body of an answer that begins like this is worth reading. */
  readonly wants: (head: AnswerHead) => boolean;
  /** Whether a redirect to this address is followed; what is not named follows all. One that is not is the answer. */
  readonly follows?: (next: URL) => boolean;
  /** Whether what has come of a body is enough. */
  readonly until?: ReadUntil;
  /** The most bytes of a body, where that is not the usual limit. */
  readonly bodyBytes?: number;
}

export interface PostOptions {
  /** Sent as it is. */
  readonly body: Buffer;
  /** Those of the content among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** The most bytes of the answer's body. */
  readonly bodyBytes: number;
}

/** One answer on the way somewhere. */
export interface OutboundStep {
  readonly status: number;
  /** Where it sends us, as a whole address that may lead anywhere; null when it is the end. */
  readonly next: string | null;
}

/** How one request is made. */
interface Asking {
  readonly accept: string;
  readonly method?: OutboundQuestion['method'];
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/**
 * Calls addresses that strangers name, without becoming their tool: only the open internet is reached, whatever
 * names and redirects say; an answer costs little memory and little time; and nothing of ours goes along.
 */
export class OutboundHttp {
  constructor(
    private readonly userAgent: string,
    private readonly network: OutboundNetwork,
  ) {}

  /** @throws Unreachable for every reason there is. */
  async get(address: string, input: FetchOptions): Promise<OutboundAnswer> {
    const time = new CallTime(this.network.limits.totalMs);
    try {
      return await this.follow(address, input, time);
    } finally {
      time.end();
    }
  }

  /** One answer, whatever its body: where it sends us is told and not followed. @throws Unreachable */
  async step(address: string, accept: string): Promise<OutboundStep> {
    const time = new CallTime(this.network.limits.totalMs);
    try {
      const url = checked(address);
      const response = await this.ask(url, { accept }, time);
      response.destroy();
      const next = nextOf(response);
      const leadsOn = next !== null && URL.canParse(next, url.href);
      return { status: response.statusCode ?? 0, next: leadsOn ? new URL(next, url).href : null };
    } finally {
      time.end();
    }
  }

  /** Hands something over, once: a redirect is the answer, as is every status. @throws Unreachable */
  async post(address: string, { body, headers, bodyBytes }: PostOptions): Promise<OutboundAnswer> {
    const time = new CallTime(this.network.limits.postMs);
    try {
      const url = checked(address);
      const response = await this.ask(url, { method: 'POST', accept: '*/*', headers, body }, time);
      return await this.read(url, response, { wants: () => true, bodyBytes });
    } finally {
      time.end();
    }
  }

  private async follow(address: string, input: FetchOptions, time: CallTime): Promise<OutboundAnswer> {
    const { follows = () => true } = input;
    const { headers, ...further } = input;
    let url = checked(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await this.ask(url, redirects === 0 ? input : further, time);
      const next = nextOf(response);
      if (next === null) return await this.read(url, response, input);
      const nextUrl = checked(next, url);
      if (!follows(nextUrl)) return await this.read(url, response, input);
      response.destroy();
      url = nextUrl;
    }
    throw new Unreachable('too-many-redirects');
  }

  private async ask(
    url: URL,
    { accept, method = 'GET', headers: own = {}, body }: Asking,
    time: CallTime,
  ): Promise<IncomingMessage> {
    const addresses = await time.limit(this.addressesOf(url));
    const headers = {
      ...own,
      host: url.host,
      'user-agent': this.userAgent,
      accept,
      'accept-encoding': PACKINGS,
    };
    const question = { method, url, addresses, headers, ...(body && { body }) };
    return await time.limit(answerTo(question, this.network, time.signal));
  }

  /** Resolved once; the connection goes to these very addresses. One that is not public spoils all. */
  private async addressesOf(url: URL): Promise<readonly string[]> {
    const host = bareHost(url);
    const addresses = isIP(host) ? [host] : await this.network.resolve(host);
    if (addresses.length === 0) throw new Unreachable('no-such-host');
    if (!addresses.every((each) => this.network.isOpen(each))) throw new Unreachable('not-public');
    return addresses;
  }

  private async read(
    url: URL,
    response: IncomingMessage,
    input: Pick<FetchOptions, 'wants' | 'until' | 'bodyBytes'>,
  ): Promise<OutboundAnswer> {
    const { wants, until, bodyBytes = this.network.limits.bodyBytes } = input;
    const head = { url, status: response.statusCode ?? 0, headers: response.headers };
    if (!wants(head)) return { ...head, body: Buffer.alloc(0), isWhole: false };
    return { ...head, ...(await readBody(response, bodyBytes, until)) };
  }
}

function checked(address: string, base?: URL): URL {
  const url = fetchableAddress(address, base);
  if (!url) throw new Unreachable('address');
  return url;
}

/** Where an answer sends us; null when it is one. */
function nextOf({ statusCode, headers }: IncomingMessage): string | null {
  if (!REDIRECTS.has(statusCode) || headers.location === undefined) return null;
  // Headers arrive as bytes; addresses in them are often not encoded.
  return Buffer.from(headers.location, 'latin1').toString();
}
