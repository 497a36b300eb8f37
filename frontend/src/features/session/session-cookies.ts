/** Who is signed in, as far as cookies tell that scripts may read. The proof is in one that they may not. */
export interface SessionHint {
  /** 0: no one. */
  readonly userId: number;
  readonly groupId: number;
}

export interface SessionCookies {
  read(): SessionHint;
  /** Forgets who was signed in. */
  clearHint(): void;
  /** Forgets everything but which browser this is, and the language that its owner chose. */
  clearAll(): void;
}

export const isHint = (value: unknown): value is SessionHint =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'groupId' in value &&
  Number.isSafeInteger(value.userId) &&
  Number.isSafeInteger(value.groupId);

export const NOBODY: SessionHint = { userId: 0, groupId: 0 };

/** By the cookies, which all tabs share; the person who was here before stays in the group of this tab. */
export const whoIsHere = (shared: SessionHint, ofTab: SessionHint): SessionHint =>
  ofTab.userId === shared.userId && ofTab.groupId !== 0 ? ofTab : shared;

const HINTS: readonly string[] = ['user_id', 'group_id'];
const LASTING: ReadonlySet<string> = new Set(['browser_uuid', 'i18n_select_lang']);

const pairs = (): (readonly [name: string, value: string])[] =>
  document.cookie.split('; ').flatMap((cookie) => {
    const at = cookie.indexOf('=');
    return at < 1 ? [] : [[cookie.slice(0, at), cookie.slice(at + 1)] as const];
  });

function idIn(text: string | undefined): number {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

function clear(names: readonly string[]): void {
  for (const name of names) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

export const sessionCookies: SessionCookies = {
  read() {
    const values = new Map(pairs());
    const userId = idIn(values.get('user_id'));
    return userId === 0 ? NOBODY : { userId, groupId: idIn(values.get('group_id')) };
  },
  clearHint: () => clear(HINTS),
  clearAll: () => clear(pairs().flatMap(([name]) => (LASTING.has(name) ? [] : [name]))),
};
