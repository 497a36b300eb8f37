// Visitors for benchmarks of the redirect: plain node:net, because a load generator that parses HTTP for everybody costs
// more per request than the servers it is to measure.
import { connect } from 'node:net';

export const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const HEAD_END = '\r\n\r\n';
const CONTENT_LENGTH = /\r\ncontent-length: (\d+)\r\n/;
const LAST_CHUNK = '0\r\n\r\n';
const STALLED_MS = 30_000;

export function requestFor(path, headers = { 'User-Agent': AGENT }) {
  const fields = { Host: '127.0.0.1', ...headers, Connection: 'keep-alive' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.19.2';
/** What browsers send when a person follows a link from a page, in an app, or types it. */
const BROWSERS = [
  {
    'sec-ch-ua': '"Chromium";v="130", "Google Chrome";v="130", "Not?A_Brand";v="99"',
    'sec-ch-ua-mobile': '?0',
    'sec-ch-ua-platform': '"Windows"',
    'Upgrade-Insecure-Requests': '1',
    'User-Agent': AGENT,
    Accept:
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-User': '?1',
    'Sec-Fetch-Dest': 'document',
    Referer: 'https://www.facebook.com/',
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    'Accept-Language': 'zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7',
  },
  {
    'sec-ch-ua': '"Chromium";v="130", "Google Chrome";v="130", "Not?A_Brand";v="99"',
    'sec-ch-ua-mobile': '?1',
    'sec-ch-ua-platform': '"Android"',
    'Upgrade-Insecure-Requests': '1',
    'User-Agent': PHONE,
    Accept:
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
    'Sec-Fetch-Site': 'none',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-User': '?1',
    'Sec-Fetch-Dest': 'document',
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    'Accept-Language': 'vi-VN,vi;q=0.9',
  },
  {
    'User-Agent': IPHONE,
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'Sec-Fetch-Site': 'none',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'document',
    'Accept-Encoding': 'gzip, deflate, br',
    'Accept-Language': 'zh-TW,zh-Hant;q=0.9',
  },
];

/** The same requests over and over. */
function repeated(requests) {
  let asked = 0;
  return () => requests[asked++ % requests.length];
}

const plain = (paths) => repeated(paths.map((path) => requestFor(path)));

/** The paths in turns, each asked for by another browser than the one before it. */
export const fromBrowsers = (paths) =>
  repeated(paths.map((path, at) => requestFor(path, BROWSERS[at % BROWSERS.length])));

/** Where an answer ends, in a body of its length if it has one; undefined while more of it is to come. */
function answerEnd(text) {
  const headEnd = text.indexOf(HEAD_END);
  if (headEnd === -1) return undefined;
  const end = headEnd + HEAD_END.length;
  const head = text.slice(0, end).toLowerCase();
  if (head.includes('\r\ntransfer-encoding: chunked')) {
    return text.startsWith(LAST_CHUNK, end) ? end + LAST_CHUNK.length : undefined;
  }
  const bodyEnd = end + Number(CONTENT_LENGTH.exec(head)?.[1] ?? 0);
  return text.length < bodyEnd ? undefined : bodyEnd;
}

/** One visitor: asks again as soon as `next` says what for, and tells each answer's latency in milliseconds. */
class Visitor {
  free = true;
  #text = '';
  #since = 0;

  constructor(port, { expected, onFree, onAnswer, onError }) {
    this.expected = `HTTP/1.1 ${expected} `;
    this.onFree = onFree;
    this.onAnswer = onAnswer;
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (bytes) => this.#hear(bytes));
    this.socket.on('error', onError).on('close', () => onError(new Error('a connection was closed')));
    this.connected = new Promise((resolve) => this.socket.once('connect', resolve));
  }

  ask(request, since = performance.now()) {
    this.free = false;
    this.#since = since;
    this.socket.write(request);
  }

  leave() {
    this.socket
      .removeAllListeners('close')
      .on('error', () => {})
      .destroy();
  }

  #hear(bytes) {
    this.#text += bytes.toString('latin1');
    const end = answerEnd(this.#text);
    if (end === undefined) return;
    const isExpected = this.#text.startsWith(this.expected) && end === this.#text.length;
    const answer = this.#text;
    this.#text = '';
    this.free = true;
    this.onAnswer(isExpected, performance.now() - this.#since, answer);
    this.onFree(this);
  }
}

/** Latencies of answers, in milliseconds. */
class Latencies {
  #values;
  #count = 0;

  constructor(amount) {
    this.#values = new Float64Array(amount);
  }

  add(value) {
    this.#values[this.#count++] = value;
  }

  get count() {
    return this.#count;
  }

  summary() {
    const sorted = this.#values.subarray(0, this.#count).sort();
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    return { p50: at(0.5), p99: at(0.99), max: at(1) };
  }
}

/**
 * Runs visitors until `amount` requests have been answered, each with the expected status.
 * @param load with `paths` that are asked for in turns, or `nextRequest`, which makes each
 * @param go `({ visitors, take })`: sets them to work; `take` hands out the next request, undefined when none is left
 */
function run({ port, connections, amount, paths, nextRequest = plain(paths), expected = 302 }, go) {
  const latencies = new Latencies(amount);
  let asked = 0;
  const take = () => (asked++ < amount ? nextRequest() : undefined);
  return new Promise((resolve, reject) => {
    let stalled;
    const end = (settle, value) => {
      clearTimeout(stalled);
      for (const visitor of visitors) visitor.leave();
      settle(value);
    };
    const restartTimeout = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => end(reject, new Error('no answers any more')), STALLED_MS);
    };
    let began = 0;
    let work = () => {};
    const visitors = Array.from(
      { length: connections },
      () =>
        new Visitor(port, {
          expected,
          onFree: (visitor) => work(visitor),
          onError: (error) => end(reject, error),
          onAnswer: (isExpected, latency, answer) => {
            if (!isExpected) end(reject, new Error(`not ${expected}: ${answer.slice(0, 200)}`));
            latencies.add(latency);
            if (latencies.count % 1_000 === 0) restartTimeout();
            if (latencies.count < amount) return;
            const seconds = (performance.now() - began) / 1_000;
            end(resolve, { rate: amount / seconds, ...latencies.summary() });
          },
        }),
    );
    restartTimeout();
    void Promise.all(visitors.map(({ connected }) => connected)).then(() => {
      began = performance.now();
      work = go({ visitors, take });
    });
  });
}

/** Each connection asks again as soon as it has its answer: the most that a server can do. */
export const closedLoop = (load) =>
  run(load, ({ visitors, take }) => {
    const next = (visitor) => {
      const request = take();
      if (request) visitor.ask(request);
    };
    for (const visitor of visitors) next(visitor);
    return next;
  });

/**
 * Requests come when they come, `rate` a second, whether or not earlier ones have been answered: latency counts from the
 * moment at which each was due, so that a server that stops for a moment is not measured by those who were spared.
 */
export const openLoop = ({ rate, ...load }) =>
  run(load, ({ visitors, take }) => {
    const free = [...visitors];
    const waiting = [];
    const began = performance.now();
    let due = 0;
    const send = () => {
      while (free.length > 0 && waiting.length > 0) {
        const { request, since } = waiting.shift();
        free.pop().ask(request, since);
      }
    };
    const timer = setInterval(() => {
      for (; began + (due * 1_000) / rate <= performance.now(); due += 1) {
        const request = take();
        if (!request) {
          clearInterval(timer);
          break;
        }
        waiting.push({ request, since: began + (due * 1_000) / rate });
      }
      send();
    }, 1);
    return (visitor) => {
      free.push(visitor);
      send();
    };
  });
