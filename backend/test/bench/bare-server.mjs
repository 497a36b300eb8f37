// The reference: the least that node:http can do to answer a short link, with nothing recorded.
import { createServer } from 'node:http';

const [port, links] = process.argv.slice(2).map(Number);
const destinations = new Map(
  Array.from({ length: links }, (_, index) => [`/bench-${index}`, `https://example.com/${index}`]),
);

createServer((request, response) => {
  const location = destinations.get(request.url);
  response.writeHead(location ? 302 : 404, location ? { location } : {}).end();
}).listen(port, '127.0.0.1', () => process.send?.('ready'));
