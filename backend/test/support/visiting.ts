import {
  type ExplainedDevice,
  userAgentOf,
} from '../../src/modules/redirects/domain/explain/explained-device';
import type { TestServer } from './app';
import { askHost, type HostAnswer, ROOT } from './domains';

/** A request for a short link, as far as it differs from that of a visitor at a desk in Taiwan. */
export interface Visiting {
  /** One that is known by name, or a user agent as it is. */
  readonly by?: ExplainedDevice | { readonly userAgent: string };
  readonly referrer?: string;
  readonly method?: string;
  readonly host?: string;
  /** Where it comes from. */
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Of a telephone company in Taiwan, as the packaged map knows it. */
export const IN_TAIWAN = '168.95.1.1';

/** What a visit of a path gets. */
export function visitPath(server: TestServer, path: string, visiting: Visiting = {}): Promise<HostAnswer> {
  const { by = 'windows-chrome', referrer, method = 'GET', host = ROOT, address = IN_TAIWAN } = visiting;
  const headers = {
    'user-agent': typeof by === 'string' ? userAgentOf(by) : by.userAgent,
    'x-forwarded-for': address,
    ...(referrer === undefined ? {} : { referer: referrer }),
    ...visiting.headers,
  };
  return askHost(server, host, path, { method, headers });
}

/** The same in as few words as say it: `302 https://e.test/`, or the status and the heading of the page. */
export async function gotAt(server: TestServer, path: string, visiting: Visiting = {}): Promise<string> {
  const { status, headers, body } = await visitPath(server, path, visiting);
  const heading = /<h1>(.*?)<\/h1>/.exec(body)?.[1]?.replace(/<.*?>/g, '');
  return [status, headers.location ?? heading].filter((part) => part !== undefined).join(' ');
}

/** Where a page that warns leads those who go on: what follows the short address. */
export const onwardIn = (page: string): string =>
  /href="(\?[^"]*warned=[^"]+)"/.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
