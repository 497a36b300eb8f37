/** The same page of another group, for a path without its language; pages of no group, or of a third, stay. */
export function pageIn({ from, to }: { readonly from: number; readonly to: number }, path: string): string {
  const links = `/users/${from}`;
  if (path !== links && !path.startsWith(`${links}/`)) return path;
  return `/users/${to}${path.slice(links.length)}`;
}

/** The pages of a group, by what they show. */
export const groupPages = (groupId: number) =>
  ({
    links: `/users/${groupId}`,
    analytics: '/analytics',
    tags: `/users/${groupId}/tags`,
    tools: `/users/${groupId}/tools`,
    team: `/users/${groupId}/members`,
    activities: `/users/${groupId}/activities`,
    settings: `/users/${groupId}/group`,
    usage: '/usage',
  }) as const;
