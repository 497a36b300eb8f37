import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { APP_ORIGIN, type TestCaller, type TestServer } from './app';
import { newNumber } from './new-number';

export const ROOT = new URL(APP_ORIGIN).host;

/** Gives a person a subdomain of their own, or the named one; its host. */
export async function subdomainOf(
  member: TestCaller,
  name = `name${String(newNumber())}of`,
): Promise<string> {
  const { status } = await member.call('/my/settings', { method: 'PUT', body: { subdomain: name } });
  if (status !== 200) throw new Error(`${name} could not be had: ${String(status)}`);
  return `${name}.${ROOT}`;
}

export interface HostAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface AskedOfHost {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a visitor of a host gets, with the path as it is written here; fetch would say no host and tidy the path. */
export async function askHost(
  { url }: Pick<TestServer, 'url'>,
  host: string,
  path: string,
  { headers = {}, method = 'GET' }: AskedOfHost = {},
): Promise<HostAnswer> {
  const sent = request(url, { path, method, agent: false, headers: { ...headers, host } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
