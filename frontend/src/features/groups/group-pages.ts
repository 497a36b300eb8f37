import { PATHS, pathTo } from '../../shared/paths';

/** The same page of another group, for a path without its language; pages of no group, or of a third, stay. */
export function pageIn({ from, to }: { readonly from: number; readonly to: number }, path: string): string {
  const links = pathTo('group', from);
  if (path !== links && !path.startsWith(`${links}/`)) return path;
  return pathTo('group', to) + path.slice(links.length);
}

/** The pages of a group, by what they show. */
export const groupPages = (groupId: number) =>
  ({
    links: pathTo('group', groupId),
    analytics: PATHS.analytics,
    tags: pathTo('tags', groupId),
    tools: pathTo('tools', groupId),
    team: pathTo('members', groupId),
    activities: pathTo('activities', groupId),
    settings: pathTo('groupSettings', groupId),
    usage: PATHS.usage,
    billing: PATHS.billing,
  }) as const;
