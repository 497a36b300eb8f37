import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { isDeep, rounds } from '../../../../test/support/depth';
import { type Outcome, timeless, withoutOwnError } from '../../../../test/support/raw-answers';
import { heardBy } from '../../../../test/support/raw-client';
import { type Conversation, conversations } from '../../../../test/support/raw-requests';
import { FrontServer, originForm, type RequestHandler } from '../front-server';
import type { Reply, RequestHead } from '../request-head';
import { RequestTurns } from '../request-turns';
import type { PlainHandler } from './plain-lane';

const REQUESTS = rounds(500, 100_000);
const CONVERSATIONS_AT_ONCE = 100;
const DRAIN_MS = 20;

/** What reaches the application, as the journal of visits would have it. */
type Journal = string[];

function answer({ method, url, headers }: RequestHead, reply: Reply): void {
  const body = method === 'HEAD' ? '' : JSON.stringify({ method, url, headers });
  reply.writeHead(200, ['Content-Length', String(Buffer.byteLength(body)), 'X-Kind', 'echo']);
  reply.end(body);
}

function lead(reply: Reply): void {
  reply.writeHead(302, ['Location', 'https://e.test/', 'Content-Length', '0']);
  reply.end();
}

/** The redirect stands before the application: it answers links, at once or when they are looked up, and hands on pages. */
function redirecting<Q extends RequestHead, R extends Reply>(
  journal: Journal,
  next: (request: Q, reply: R) => void,
): (request: Q, reply: R) => void {
  return (request, reply) => {
    const { method, url = '', headers } = request;
    if (url.startsWith('/page') || url === '*') {
      next(request, reply);
      return;
    }
    journal.push(`${String(method)} ${url} ${JSON.stringify(headers)}`);
    if (url.startsWith('/later')) setImmediate(() => answer(request, reply));
    else if (url.startsWith('/empty')) lead(reply);
    else answer(request, reply);
  };
}

/** Reads the whole body before it answers, as the framework does. */
const application =
  (journal: Journal): RequestHandler =>
  (request, response) => {
    let size = 0;
    request.on('data', (part: Buffer) => (size += part.length));
    request.on('error', () => undefined);
    request.on('end', () => {
      journal.push(`${String(request.method)} ${String(request.url)} with ${String(size)}`);
      answer(request, response);
    });
  };

describe('the fast path and Node’s HTTP server', () => {
  const servers: FrontServer[] = [];
  const journals = { fast: [] as Journal, nodes: [] as Journal, streamed: [] as Journal };
  const ports = { fast: 0, nodes: 0, streamed: 0 };
  type Reader = keyof typeof ports;

  const started = async (handler: RequestHandler, plain?: PlainHandler): Promise<number> => {
    const server = new FrontServer(DRAIN_MS);
    servers.push(server);
    server.route(handler, plain);
    return server.listen('0.0.0.0', 0);
  };

  /**
   * Node's server again, which reads its connections as streams because the lane listens, too. It then answers by one
   * request more or fewer before an error ends a connection: see ADR 0030.
   */
  const turns = new RequestTurns();
  const streaming = createServer(
    { keepAliveTimeout: 75_000, maxHeaderSize: 16 * 1024 },
    (request, response) => {
      turns.take(request, response, () => {
        request.url = originForm(request.url ?? '/');
        redirecting(journals.streamed, application(journals.streamed))(request, response);
      });
    },
  ).on('connection', (socket) => socket.on('data', () => undefined));

  beforeAll(async () => {
    const { fast, nodes } = journals;
    await once(streaming.listen(0, '0.0.0.0'), 'listening');
    ports.streamed = (streaming.address() as AddressInfo).port;
    ports.fast = await started(
      redirecting(fast, application(fast)),
      redirecting(fast, (_, reply) => reply.giveBack()),
    );
    ports.nodes = await started(redirecting(nodes, application(nodes)));
  });
  afterAll(async () => {
    streaming.close();
    await Promise.all(servers.map((server) => server.drain()));
  });

  const outcome = async (where: Reader, conversation: Conversation): Promise<Outcome> => {
    const heard = await heardBy(ports[where], conversation);
    return timeless({ ...heard, journal: journals[where].splice(0) });
  };

  it(
    `say and count the same, whatever ${String(REQUESTS)} requests come`,
    async () => {
      let done = 0;
      for (let round = 0; done < REQUESTS; round += 1) {
        await fc.assert(
          fc.asyncProperty(conversations, async (conversation) => {
            done += conversation.requests.length;
            const expected = await outcome('nodes', conversation);
            const ours = await outcome('fast', conversation);
            if (isDeepStrictEqual(ours, expected)) return;
            if (ours.isOpen || expected.isOpen) expect(ours).toEqual(expected);
            const streamed = await outcome('streamed', conversation);
            expect(withoutOwnError(ours)).toEqual(withoutOwnError(streamed));
          }),
          { seed: jest.getSeed() + round, numRuns: CONVERSATIONS_AT_ONCE },
        );
      }
    },
    isDeep ? 1_800_000 : 60_000,
  );
});
