import { MarkLinkService } from '../../src/modules/links';
import type { Answer, TestCaller, TestServer } from './app';
import type { Refusal } from './teams';

/** A page of the queue, as far as tests look at it. */
interface Queue {
  readonly data: {
    readonly cases: readonly { readonly caseId: number; readonly shortUrl: string }[];
    readonly start: number;
    readonly open: number;
  };
}

export interface NewReport {
  readonly link: string;
  readonly reason?: string;
  readonly details?: string;
  readonly email?: string;
}

export const report = (
  caller: TestCaller,
  { reason = 'phishing', ...rest }: NewReport,
): Promise<Answer<{ data: { receipt: string } }>> =>
  caller.call('/abuse-reports', { method: 'POST', body: { reason, ...rest } });

/** Finds the case of a link among those in a state, however many pages there are. */
export async function caseOf(siteAdmin: TestCaller, shortUrl: string, state = 'open'): Promise<number> {
  for (let start = -1; ;) {
    const { body } = await siteAdmin.call<Queue>(`/admin/abuse-reports?state=${state}&start=${start}`);
    const found = body.data.cases.find((each) => each.shortUrl === shortUrl);
    if (found) return found.caseId;
    start = body.data.start;
    if (start === -1) throw new Error(`no case of ${shortUrl} is ${state}`);
  }
}

/** Ends a link as site admins do, without a case. */
export async function disable(server: TestServer, linkId: number): Promise<void> {
  await server.web.app.get(MarkLinkService).mark(linkId, { disabledFor: 'abuse' });
}

/** A case as site admins see it. */
export interface CaseSeen {
  readonly caseId: number;
  readonly state: string;
  readonly shortUrl: string;
  readonly url: string | null;
  readonly measure: string;
  readonly total: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly closedTime: string | null;
  readonly appealedTime: string | null;
  readonly appeal: string | null;
  readonly reports: readonly {
    readonly receipt: string;
    readonly reason: string;
    readonly details: string | null;
    readonly email: string | null;
  }[];
  readonly reportsStart: number;
  readonly steps: readonly {
    readonly from: string;
    readonly state: string;
    readonly action: string;
    readonly note: string | null;
    readonly userId: number;
    readonly name: string | null;
  }[];
}

export async function showCase(siteAdmin: TestCaller, caseId: number): Promise<CaseSeen> {
  const { status, body } = await siteAdmin.call<{ data: CaseSeen }>(`/admin/abuse-reports/${caseId}`);
  if (status !== 200) throw new Error(`the case is not shown: ${JSON.stringify(body)}`);
  return body.data;
}

export interface Step {
  readonly state: string;
  readonly action: string;
  readonly note?: string;
}

export const judge = (siteAdmin: TestCaller, caseId: number, body: Step) =>
  siteAdmin.call<{ data: CaseSeen } & Refusal>(`/admin/abuse-reports/${caseId}`, { method: 'PUT', body });
