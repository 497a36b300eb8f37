import type { BatchSource } from '../columns';

/** Services whose links can be fetched with a token of theirs. */
export type RemoteName = Exclude<BatchSource, 'file'>;

/** A link as another service has it; empty where that does not say. */
export interface RemoteLink {
  readonly url: string;
  readonly slug?: string;
  /** Where the slug is to be taken from. */
  readonly shortUrl?: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly createdAt: string;
  readonly clicks: string;
}

/** Where the next page begins. */
export interface RemoteCursor {
  /** Parts of the account that have not been read to their end, such as its domains; the first is being read. */
  readonly parts: readonly string[];
  /** In the words of the service; empty at the beginning of a part. */
  readonly at: string;
}

export interface RemoteAccess {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly token: string;
}

export interface RemoteRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RemotePage {
  readonly links: readonly RemoteLink[];
  /** Null behind the last page. */
  readonly next: RemoteCursor | null;
}

/** How the links of an account at another service are read, page by page. A cursor is null before the first one. */
export interface RemoteService {
  /** Null where everybody runs it at an address of their own. */
  readonly origin: string | null;
  request(access: RemoteAccess, cursor: RemoteCursor | null): RemoteRequest;
  /** Throws `UnexpectedAnswer`. */
  read(answer: unknown, cursor: RemoteCursor | null): RemotePage;
}

/** The service says something else than its documents. */
export class UnexpectedAnswer extends Error {
  constructor() {
    super('the answer is not what the documents of the service say');
  }
}

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnexpectedAnswer();
  return value as Fields;
};

export const listOf = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new UnexpectedAnswer();
  return value;
};

/** Empty for what is no text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Names of tags: texts, or things with a name. */
export const tagNamesOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : []).map(textOf).filter((tag) => tag !== '');

/** A page of the part that is being read; behind its end the next part begins. */
export const cursorBehind = ({ parts }: Pick<RemoteCursor, 'parts'>, at: string): RemoteCursor | null => {
  if (at !== '') return { parts, at };
  return parts.length > 1 ? { parts: parts.slice(1), at: '' } : null;
};

/** Before the first page of the first part; null for an account without any. */
export const cursorBefore = (parts: readonly string[]): RemoteCursor | null =>
  parts.length > 0 ? { parts, at: '' } : null;
