import { createInterface } from 'node:readline';

/** The messages of an answer, which is JSON or a stream of events. */
async function messagesOf(response) {
  const text = await response.text();
  if (!(response.headers.get('content-type') ?? '').startsWith('text/event-stream')) {
    return text.trim() === '' ? [] : [JSON.stringify(JSON.parse(text))];
  }
  return text
    .split(/\r?\n\r?\n/)
    .map((event) =>
      event
        .split(/\r?\n/)
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
        .join('\n'),
    )
    .filter((data) => data !== '');
}

function idOf(line) {
  try {
    return JSON.parse(line).id;
  } catch {
    return null;
  }
}

/** Passes JSON-RPC messages between the input, a line each, and the server's `/mcp`. */
export async function mcp({ terminal, settings }) {
  const { url, token } = settings();
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  for await (const line of createInterface({ input: terminal.stdin })) {
    if (line.trim() === '') continue;
    try {
      const response = await fetch(new URL('/mcp', url), { method: 'POST', headers, body: line });
      const session = response.headers.get('mcp-session-id');
      if (session !== null) headers['mcp-session-id'] = session;
      for (const message of await messagesOf(response)) {
        terminal.stdout.write(`${terminal.masked(message)}\n`);
      }
    } catch {
      const id = idOf(line);
      // Nobody waits for an answer to a notification.
      if (id === undefined) continue;
      const error = { code: -32_000, message: `No answer of ${url}` };
      terminal.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`);
    }
  }
}
