import { answerOf, type ApiClient, dataOf } from '../../api/client';
import type { UtmField } from '../campaign';
import type { LinkTag, ToolOnLink } from '../labels';
import type { PreviewedLink } from '../preview';
import type { LinkStanding } from '../safety';
import type { TargetKind } from './targets';

export interface LinkTarget {
  readonly target: TargetKind;
  readonly url: string;
}

type UtmAnswer = Readonly<Partial<Record<UtmField, string>>>;

/** Two domains of a group may use the same slug. */
export interface LinkName {
  readonly encodeId: string;
  /** Host of the short address; the shared one when absent. */
  readonly domain?: string | undefined;
}

/** How the page that a link leads to was when the server last looked there. */
export interface LinkHealth {
  readonly state: 'up' | 'doubtful' | 'down' | 'unknown';
  /** Null while nobody has looked. */
  readonly lastProbedAt: string | null;
  readonly downSince: string | null;
  readonly upSince: string | null;
  /** Null when there was no answer. */
  readonly lastStatus: number | null;
  /** Why there was none. */
  readonly lastProblem: string | null;
}

/** A link with everything that can be set on it. */
export interface LinkDetails extends PreviewedLink, LinkStanding {
  readonly shortUrl: string;
  /** The same in letters that every program can handle. */
  readonly asciiUrl: string;
  readonly userId: number;
  readonly createTime: string;
  readonly trashTime: string | null;
  readonly note: string | null;
  readonly star: boolean;
  readonly expireTime: string | null;
  /** IANA name. */
  readonly timezone: string | null;
  readonly fallbackUrl: string | null;
  /** Where visitors go while the destination is down. */
  readonly backupUrl: string | null;
  readonly health: LinkHealth;
  readonly nativeOpen: boolean;
  readonly smartUtmOff: boolean;
  readonly analyticsObscurity: boolean;
  readonly targets: readonly LinkTarget[];
  readonly utm: UtmAnswer | null;
  /** The parameter that what stands behind the slug is sent on as; null when nothing may. */
  readonly pathFormat: { readonly key: string } | null;
  readonly tags: readonly LinkTag[];
  readonly trackingTools: readonly ToolOnLink[];
  readonly canEdit: boolean;
  /** It first belonged to another group. */
  readonly isTransferred: boolean;
}

/** What is to be changed; what is missing stays. */
export type LinkEdit = Partial<
  Pick<
    LinkDetails,
    | 'encodeId'
    | 'url'
    | 'note'
    | 'star'
    | 'expireTime'
    | 'timezone'
    | 'fallbackUrl'
    | 'backupUrl'
    | 'nativeOpen'
    | 'smartUtmOff'
    | 'analyticsObscurity'
    | 'targets'
    | 'utm'
    | 'pathFormat'
  >
>;

/** Something that was changed of a link. */
export interface LinkChange {
  readonly changeId: number;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly userId: number;
  readonly changeTime: string;
  /** Whether the link may lead again where it led before. */
  readonly canRollBack: boolean;
}

export interface HistoryPage {
  /** Newest first. */
  readonly changes: readonly LinkChange[];
  /** Where the next page begins. */
  readonly start: number;
}

export interface EditorApi {
  details(link: LinkName): Promise<LinkDetails>;
  /** All of it, or nothing. */
  edit(link: LinkName, change: LinkEdit): Promise<LinkDetails>;
  /** `start` is -1 for the first page. */
  history(link: LinkName, start: number, limit: number): Promise<HistoryPage>;
  /** `isLeaving`: the page is about to close, and the call has to outlive it. */
  rollBack(link: LinkName, changeId: number, isLeaving: boolean): Promise<LinkDetails>;
  /** The same key twice makes one link. */
  duplicate(link: LinkName, idempotencyKey: string): Promise<LinkDetails>;
  trash(link: LinkName, isLeaving: boolean): Promise<void>;
}

const pathOf = ({ encodeId, domain }: LinkName) => ({
  path: { encodeId },
  query: domain === undefined ? {} : { domain },
});

export const createEditorApi = (client: ApiClient): EditorApi => ({
  details: (link) => dataOf(client.GET('/api/v1/links/{encodeId}', { params: pathOf(link) })),

  edit(link, { targets, utm, ...change }) {
    const body = {
      ...change,
      ...(targets === undefined ? {} : { targets: [...targets] }),
      ...(utm === undefined ? {} : { utm: utm && { ...utm } }),
    };
    return dataOf(client.inForm.PUT('/api/v1/links/{encodeId}', { params: pathOf(link), body }));
  },

  history(link, start, limit) {
    const { path, query } = pathOf(link);
    const params = { path, query: { ...query, start, limit } };
    return dataOf(client.GET('/api/v1/links/{encodeId}/history', { params }));
  },

  rollBack(link, changeId, isLeaving) {
    const given = { params: pathOf(link), body: { changeId }, keepalive: isLeaving };
    return dataOf(client.inForm.POST('/api/v1/links/{encodeId}/rollback', given));
  },

  duplicate(link, key) {
    const params = { ...pathOf(link), header: { 'Idempotency-Key': key } };
    return dataOf(client.inForm.POST('/api/v1/links/{encodeId}/duplicate', { params }));
  },

  async trash(link, isLeaving) {
    await answerOf(client.DELETE('/api/v1/links/{encodeId}', { params: pathOf(link), keepalive: isLeaving }));
  },
});
