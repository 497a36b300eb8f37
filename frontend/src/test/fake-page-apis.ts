import type { CreateApi, PageApis } from '../app/page-apis';
import { createAnalyticsApi } from '../features/analytics';
import { createContentApi } from '../features/content';
import { createInvitationApi } from '../features/groups';
import { createHelpApi } from '../features/help';
import { createLabelsApi } from '../features/labels';
import { createTeamApi } from '../features/team';

const CREATES = {
  analyticsApi: createAnalyticsApi,
  contentApi: createContentApi,
  helpApi: createHelpApi,
  invitationApi: createInvitationApi,
  teamApi: createTeamApi,
  labelsApi: createLabelsApi,
} as const;

/** Hands out fakes for what pages would make of the client. */
export function fakePageApis(fakes: Readonly<Record<keyof typeof CREATES, object>>): PageApis {
  const names = Object.keys(CREATES) as (keyof typeof CREATES)[];
  return {
    of<T>(create: CreateApi<T>): T {
      const name = names.find((each) => (CREATES[each] as CreateApi<unknown>) === create);
      if (name === undefined) throw new Error('no fake of that');
      return fakes[name] as T;
    },
  };
}
