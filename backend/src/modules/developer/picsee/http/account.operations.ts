import { readTaipeiTime, writeLastSecond, writeTaipeiClock } from '../domain/taipei-time';
import type { PicSeeCall, PicSeeOperation } from './picsee-call';

interface OwnPlan {
  readonly caller: { readonly userId: number; readonly email: string };
  readonly planName: string;
  readonly quota: number;
  readonly usage: number;
  readonly endTime: string | null;
}

/** PicSee's clients know three plans; all of ours that are paid for have what its advanced one has. */
const planOf = (name: string): string => (name === 'Free' ? 'free' : 'advanced');

async function showStatus(call: PicSeeCall): Promise<object> {
  const { caller, planName, quota, usage, endTime } = await call.send<OwnPlan>({
    method: 'GET',
    path: '/developer/my/api/info',
  });
  return {
    picseeId: caller.userId,
    email: caller.email,
    planName: planOf(planName),
    quota,
    usage,
    endTime: endTime === null ? null : writeLastSecond(endTime),
    queryTime: writeTaipeiClock(new Date().toISOString()),
  };
}

interface OwnCounts {
  readonly from: string;
  readonly to: string;
  readonly counts: readonly { readonly externalId: string | null; readonly links: number }[];
}

async function countUsage(call: PicSeeCall): Promise<object> {
  const time = (name: string): string | undefined => {
    const text = call.query(name);
    return text === undefined ? undefined : readTaipeiTime(text);
  };
  const query = { from: time('startTime'), to: time('endTime') };
  const { from, to, counts } = await call.send<OwnCounts>({
    method: 'GET',
    path: '/links/overview/externalIds',
    query,
  });
  return {
    startTime: writeTaipeiClock(from),
    endTime: writeTaipeiClock(to),
    usage: counts.map(({ externalId, links }) => ({ externalId, count: links })),
  };
}

interface OwnDomains {
  readonly domainOptions: readonly { readonly name: string; readonly isDefault: boolean }[];
}

async function listDomains(call: PicSeeCall): Promise<readonly object[]> {
  const { domainOptions } = await call.send<OwnDomains>({ method: 'GET', path: '/my/defaultdomain' });
  return domainOptions.map(({ name, isDefault }) => ({ domain: name, isDefault }));
}

async function listTags(call: PicSeeCall): Promise<readonly object[]> {
  const answer = await call.send<{ tags: readonly { tagId: number; value: string }[] }>({
    method: 'GET',
    path: '/my/tags',
  });
  return answer.tags.map(({ tagId, value }) => ({ id: tagId, name: value }));
}

interface OwnTool {
  readonly name: string;
  readonly value: Readonly<Record<string, string | null | undefined>>;
}

/** What the tools have of one kind, each once, with the name of the first tool that has it. */
function valuesOf(tools: readonly OwnTool[], kind: string): readonly { id: string; name: string }[] {
  const named = new Map<string, string>();
  for (const { name, value } of tools) {
    const id = value[kind];
    if (typeof id === 'string' && id !== '' && !named.has(id)) named.set(id, name);
  }
  return [...named].map(([id, name]) => ({ id, name }));
}

async function listTrackingTools(call: PicSeeCall): Promise<object> {
  const { trackingTools: tools } = await call.send<{ trackingTools: readonly OwnTool[] }>({
    method: 'GET',
    path: '/my/trackingTools',
  });
  const texts = (kind: string): readonly string[] => valuesOf(tools, kind).map(({ id }) => id);
  return {
    utmSources: texts('utmSource'),
    utmMediums: texts('utmMedium'),
    fbPixels: valuesOf(tools, 'fbPixel'),
    gTags: valuesOf(tools, 'gTag'),
  };
}

export const ACCOUNT_OPERATIONS: readonly PicSeeOperation[] = [
  { method: 'GET', url: '/v2/my/api/status', answer: showStatus },
  { method: 'GET', url: '/v4/my/api/usage', answer: countUsage },
  { method: 'GET', url: '/v4/my/api/domains', answer: listDomains },
  { method: 'GET', url: '/v4/my/api/tags', answer: listTags },
  { method: 'GET', url: '/v4/my/api/trackingTools', answer: listTrackingTools },
];
