import { boundedFetch } from '../../../shared/outbound/bounded-fetch';

/** A sign-in waits for these; the provider answers in a tenth of it. */
const TIMEOUT_MS = 5_000;

type Answer = Readonly<Record<string, unknown>>;

async function call(url: string, init: RequestInit): Promise<Answer> {
  const response = await boundedFetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the provider answered ${response.status}`);
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null) throw new Error('the provider answered no object');
  return answer as Answer;
}

export const postForm = (url: string, form: Readonly<Record<string, string>>): Promise<Answer> =>
  call(url, { method: 'POST', body: new URLSearchParams(form), headers: { accept: 'application/json' } });

export const getWithToken = (url: string, accessToken: string): Promise<Answer> =>
  call(url, { headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` } });
