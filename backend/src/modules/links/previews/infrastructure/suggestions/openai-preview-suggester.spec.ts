import { Logger } from '@nestjs/common';
import {
  type AiReply,
  AiServer,
  answersRaw,
  refuses,
  says,
  stalls,
} from '../../../../../../test/support/ai-server';
import { pour } from '../../../../../../test/support/page-server';
import { SuggesterSilent } from '../../application/ports/preview-suggester';
import { OpenaiPreviewSuggester } from './openai-preview-suggester';

const QUESTION = { task: 'Write a title.', material: '{"titles":["x"]}' };

Logger.overrideLogger(false);

let ai: AiServer;
beforeEach(async () => {
  ai = new AiServer();
  await ai.start();
});
afterEach(() => ai.stop());

const ask = (more: object = {}, timeoutMs = 5_000): Promise<string> => {
  const { baseUrl, key: apiKey } = ai;
  return new OpenaiPreviewSuggester({ baseUrl, apiKey, name: 'test-model', ...more }, timeoutMs).ask(
    QUESTION,
  );
};

async function reasonOf(call: Promise<string>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SuggesterSilent)) throw new Error('it answered', { cause: error });
  // Its reader learns nothing of the service, least of all its key.
  expect([error.message, error.cause]).toEqual([`the suggester is ${error.reason}`, undefined]);
  return error.reason;
}

it('asks with the task and the material apart', async () => {
  ai.reply = says('One\nTwo');
  expect(await ask()).toBe('One\nTwo');
  expect(ai.questions).toEqual([
    {
      model: 'test-model',
      messages: [
        { role: 'system', content: QUESTION.task },
        { role: 'user', content: QUESTION.material },
      ],
    },
  ]);
});

it('asks without a key where none is needed', async () => {
  const open = new AiServer(null);
  await open.start();
  expect(await ask({ baseUrl: open.baseUrl, apiKey: null })).toContain('A title');
  await open.stop();
});

const endlessly: AiReply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  pour(response, '{"choices":[');
};
const elsewhere: AiReply = (response) => {
  response.writeHead(307, { location: `${ai.baseUrl}/chat/completions` }).end();
};

it.each<[string, AiReply]>([
  ['too many questions', refuses(429)],
  ['a fault', refuses(500)],
  ['another key', refuses(401)],
  [
    'half an answer',
    (response) => void response.writeHead(200, { 'content-length': 99 }).write('{', () => response.destroy()),
  ],
  ['no JSON', answersRaw('<html>', 'application/json')],
  ['an answer without an end', endlessly],
  ['a way to another place', elsewhere],
])('is silent after %s, and asks but once', async (_, reply) => {
  ai.reply = reply;
  expect(await reasonOf(ask())).toBe('failed');
  expect(ai.questions).toHaveLength(1);
});

it.each<[string, AiReply]>([
  ['text', answersRaw('hello', 'text/plain')],
  ['nothing', answersRaw('', 'application/json')],
  ['null', answersRaw('null')],
  ['a list', answersRaw('[]')],
  ['no choice', answersRaw('{"choices":[]}')],
  ['no message', answersRaw('{"choices":[{}]}')],
  ['a number', says(7)],
  ['parts', says([{ type: 'text', text: 'x' }])],
])('makes nothing of %s', async (_, reply) => {
  ai.reply = reply;
  expect(await ask().catch(() => '')).toBe('');
});

it('waits no longer than it may, whether or not the answer has begun', async () => {
  const begun: AiReply = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":');
  };
  for (const reply of [stalls, begun]) {
    ai.reply = reply;
    expect(await reasonOf(ask({}, 100))).toBe('slow');
  }
});

it('is silent when nobody is there', async () => {
  expect(await reasonOf(ask({ baseUrl: 'http://127.0.0.1:9/v1' }))).toBe('failed');
});
