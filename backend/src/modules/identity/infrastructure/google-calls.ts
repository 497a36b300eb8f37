/** A sign-in waits for these; the provider answers in a tenth of it. */
const TIMEOUT_MS = 5_000;
const LONGEST_ANSWER = 64 * 1_024;

type Answer = Readonly<Record<string, unknown>>;

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (text.length > LONGEST_ANSWER) throw new Error('the provider answers without end');
  }
  return text;
}

async function call(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, {
    ...init,
    // A provider that sends us elsewhere is not the one that was set up.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await textOf(response);
  if (!response.ok) throw new Error(`the provider answered ${response.status}`);
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null) throw new Error('the provider answered no object');
  return answer as Answer;
}

export const postForm = (url: string, form: Readonly<Record<string, string>>): Promise<Answer> =>
  call(url, { method: 'POST', body: new URLSearchParams(form), headers: { accept: 'application/json' } });

export const getWithToken = (url: string, accessToken: string): Promise<Answer> =>
  call(url, { headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` } });
