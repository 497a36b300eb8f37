import type { IssuedToken, TokenApi } from './access-tokens';
import type { SessionHint } from './session-cookies';
import type { SessionLock } from './session-lock';
import { issuedBy, TOKEN_PATH } from './token-answer.api';

/** `path`: with its query. */
type FirstCall = readonly [method: 'GET' | 'POST', path: string, body?: string];

const TIMEOUT_MS = 30_000;
const JSON_TYPE = { 'Content-Type': 'application/json' } as const;
const RENEWAL = JSON.stringify({ grant_type: 'refresh_token', client_id: '1' });
/** Of the list of a group, as its page asks for it when its address has no query. */
const NEWEST_LINKS = JSON.stringify({ tab: 'links', sort: 'newest', filters: [], start: -1, limit: 25 });

/** A page may go on in the language that its reader has chosen. The lists of all languages and paths would weigh more. */
const withoutLanguage = (pathname: string): string => pathname.replace(/^\/(?:en|vi|id|ja)(?=\/)/, '');
/** The pages of a group that ask for more than who is there. */
const OF_GROUP = /^\/users\/(\d+)(?:\/(tags)|\/links\/([^/]+))?$/;

/** What the page of a path asks first. Whatever it asks otherwise is only asked later. */
function callsOf(path: string, groupId: number): readonly FirstCall[] {
  const inGroup = (call: string): string => `/api/v1/${call}?groupId=${String(groupId)}`;
  const info: FirstCall = ['GET', inGroup('my/info')];
  const [, group, tags, slug] = OF_GROUP.exec(path) ?? [];
  if (group !== String(groupId)) return [info];
  if (tags !== undefined) return [info, ['GET', inGroup('my/tags')]];
  if (slug !== undefined) return [info, ['GET', inGroup(`links/${slug}`)]];
  return [info, ['POST', inGroup('links/overview/query'), NEWEST_LINKS]];
}

const send = ([method, path, body]: FirstCall, accessToken?: string): Promise<Response> =>
  fetch(path, {
    method,
    headers: {
      ...(body !== undefined && JSON_TYPE),
      ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }),
    },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

const keyOf = ([method, path, body = '']: readonly [string, string, string?]): string =>
  `${method} ${path} ${body}`;

/**
 * What the page of a member asks first, asked while its scripts are still on their way. Each answer is given once, to the
 * same question, on the page that it was asked for; a call that has failed is left to who asks again.
 */
export class FirstCalls {
  private token: Promise<IssuedToken | null> | null = null;
  private readonly answers = new Map<string, Promise<Response | null>>();
  private askedFor = '';

  /** @param lock all tabs take turns in renewing the session */
  start({ userId, groupId }: SessionHint, { pathname, search }: Location, lock: SessionLock): void {
    // A query may bring another person along, or narrow what is asked for.
    if (userId === 0 || groupId === 0 || search !== '') return;
    this.askedFor = withoutLanguage(pathname);
    const token = lock(async () => {
      const answer = await send(['POST', TOKEN_PATH, RENEWAL]);
      return answer.ok ? issuedBy((await answer.json()) as Parameters<typeof issuedBy>[0]) : null;
    }).catch(() => null);
    this.token = token;
    for (const call of callsOf(this.askedFor, groupId)) {
      const answer = token.then((issued) => (issued === null ? null : send(call, issued.accessToken)));
      this.answers.set(
        keyOf(call),
        answer.catch(() => null),
      );
    }
  }

  /** The answer to a request, if it was asked for already; null: it has to be sent. */
  async take(request: Request): Promise<Response | null> {
    if (this.answers.size === 0) return null;
    if (withoutLanguage(window.location.pathname) !== this.askedFor) {
      this.answers.clear();
      return null;
    }
    const { pathname, search } = new URL(request.url);
    const key = keyOf([request.method, pathname + search, await request.clone().text()]);
    const answer = this.answers.get(key) ?? null;
    this.answers.delete(key);
    return answer;
  }

  /** The same calls, whose first renewal is the one that was asked for. */
  tokensBy(api: TokenApi): TokenApi {
    return {
      guestToken: () => api.guestToken(),
      memberToken: async (renewal) => {
        const { token } = this;
        this.token = null;
        const isPlain = renewal.groupId === undefined && renewal.key === undefined;
        return (isPlain ? await token : null) ?? api.memberToken(renewal);
      },
    };
  }
}

/** Of this page. */
export const firstCalls = new FirstCalls();
