// node visit-links.mjs <port> <host> <amount>: people follow the short links whose slugs come as JSON, in turns, as fast
// as they are answered. Ends with an error when one of them is not redirected.
import { json } from 'node:stream/consumers';
import { closedLoop, requestFor } from '../bench/load.mjs';

const [port, host, amount] = process.argv.slice(2);
const slugs = await json(process.stdin);

const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
];
const REFERRERS = ['https://www.facebook.com/', 'https://www.google.com/', 'https://blog.example/a'];
const NETWORKS = ['140.112.8', '1.34.10', '126.12.30', '8.8.8', '81.2.69'];

/** Numbers that share no factor with each other take their turns together in every way. */
const visit = (turn) =>
  requestFor(`/${slugs[turn % slugs.length]}`, {
    Host: host,
    'User-Agent': BROWSERS[turn % BROWSERS.length],
    Referer: REFERRERS[(turn >> 2) % REFERRERS.length],
    'X-Forwarded-For': `${NETWORKS[turn % NETWORKS.length]}.${turn % 251}`,
  });

let turn = 0;
await closedLoop({
  port: Number(port),
  connections: 32,
  amount: Number(amount),
  nextRequest: () => visit(turn++),
});
